import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import type { TypeSet } from '../../src/lib/type-sets.ts';
import { common, rare } from '../../src/styles/type/characters.ts';

const require = createRequire(import.meta.url);
type Display = Pick<TypeSet['display'], 'family' | 'source' | 'picture'>;

const characters = common + rare;
const held = new Set(characters);

const faces = new Map<string, Promise<string>>();

async function writeFace({ source, picture }: Display): Promise<string> {
  const whole = await readFile(require.resolve(source));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'truetype',
    variationAxes: picture,
  });
  const dir = await mkdtemp(join(tmpdir(), 'face-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'display.ttf');
  await writeFile(file, subset);
  return file;
}

/**
 * One fixed width and weight of the display face, as a file, because the renderer reads neither
 * variable fonts nor fonts in memory.
 */
function displayFace(display: Display): Promise<string> {
  const face = faces.get(display.source) ?? writeFace(display);
  faces.set(display.source, face);
  return face;
}

/** A drawing as a PNG. Its colors must be plain values, because no style sheet applies to it. */
export async function renderPng(
  drawing: ReactElement,
  width: number,
  display?: Display,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = renderToStaticMarkup(drawing);
  // For letters that the face lacks, such as those of another script, any font of this machine will do.
  const isForeign = [...picture].some((sign) => /\p{L}/u.test(sign) && !held.has(sign));
  const renderer = new Resvg(picture, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: isForeign,
      fontFiles: display ? [await displayFace(display)] : [],
      ...(display && { defaultFontFamily: display.family }),
    },
  });
  return new Uint8Array(renderer.render().asPng());
}
