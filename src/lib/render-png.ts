import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { characters } from '../styles/fonts/characters.ts';

const require = createRequire(import.meta.url);
const source = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

let face: Promise<string> | undefined;

async function writeFace(): Promise<string> {
  const whole = await readFile(require.resolve(source));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700, wdth: 110 },
  });
  const file = join(await mkdtemp(join(tmpdir(), 'face-')), 'display.ttf');
  await writeFile(file, subset);
  return file;
}

/**
 * One fixed width and weight of the display face, as a file: the renderer reads neither variable
 * fonts nor fonts in memory.
 */
function displayFace(): Promise<string> {
  face ??= writeFace();
  return face;
}

/** A drawing as a PNG of the given width. Only colors as plain values: there are no style rules here. */
export async function renderPng(
  drawing: ReactElement,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = new Resvg(renderToStaticMarkup(drawing), {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [await displayFace()],
      defaultFontFamily: 'Archivo',
    },
  });
  return new Uint8Array(renderer.render().asPng());
}
