import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { memoise } from '../../src/lib/memoise.ts';
import { type TypeSet, type TypeSetName, typeSets } from '../../src/lib/type-sets.ts';
import { faceFiles } from '../../src/styles/type/faces.ts';

/**
 * One fixed width and weight of a file of the display face, as a file, because the renderer reads
 * neither variable fonts nor fonts in memory.
 */
const fixedFace = memoise(async (set: TypeSetName, file: string): Promise<string> => {
  const font = await readFile(join('src/styles/type', set, file));
  const { picture }: TypeSet['display'] = typeSets[set].display;
  const fixed = await subsetFont(font, '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: picture,
  });
  const dir = await mkdtemp(join(tmpdir(), 'face-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, 'display.ttf');
  await writeFile(path, fixed);
  return path;
});

/** Renders a drawing as a PNG. Its colors must be literal values, because no style sheet applies. */
export async function renderPng(
  drawing: ReactElement,
  width: number,
  set?: TypeSetName,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = renderToStaticMarkup(drawing);
  const files = set ? faceFiles(set).filter(({ file }) => file.startsWith('display')) : [];
  const needed = files.filter(({ holds }) => holds.test(picture));
  // Letters that the typeface lacks, such as those of another script, use fonts of this machine.
  const isForeign = (character: string) =>
    /\p{L}/u.test(character) && !needed.some(({ holds }) => holds.test(character));
  const renderer = new Resvg(picture, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: set !== undefined && [...picture].some(isForeign),
      fontFiles: set ? await Promise.all(needed.map(({ file }) => fixedFace(set, file))) : [],
      ...(set && { defaultFontFamily: typeSets[set].display.family }),
    },
  });
  return new Uint8Array(renderer.render().asPng());
}
