import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type BandName, bandNames, bands } from '../../src/bands/table.ts';
import type { Files } from '../../src/content/file-reader.ts';

const folder = join(import.meta.dirname, '../../src/bands');

/** A band as its example has it. */
export const exampleOf = (band: BandName) => ({
  band,
  ...(parse(readFileSync(join(folder, band, 'example.yaml'), 'utf8')) as object),
});

const isHero = (name: BandName) => 'isHero' in bands[name];

const heroNames = bandNames.filter(isHero);
const plainNames = bandNames.filter((name) => !isHero(name));

export const pageText = (title: string, list: object[], fields: object = {}) =>
  stringify({
    meta: {
      title,
      description: `Every kind of band of this site, each by its own example, for whoever looks at them: ${title}`,
      updated: '2026-11-16',
    },
    ...fields,
    bands: list,
  });

/** Pages that show every band by its example: one for each that opens a page, with some others under it. */
export function examplePages(root = 'content'): Files {
  const share = Math.ceil(plainNames.length / heroNames.length);
  return Object.fromEntries(
    heroNames.map((hero, at) => [
      `${root}/pages/examples/${hero}.yaml`,
      pageText(`Examples from ${hero}`, [
        exampleOf(hero),
        ...plainNames.slice(at * share, (at + 1) * share).map(exampleOf),
      ]),
    ]),
  );
}
