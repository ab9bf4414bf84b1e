import { stringify } from 'yaml';
import { examplesOf } from '../../src/bands/examples.ts';
import { type BandName, bandNames, bands } from '../../src/bands/table.ts';
import type { Files } from '../../src/content/files.ts';

/** A band as its example has it. */
export const exampleOf = (band: BandName, look?: string) => {
  const found = examplesOf(band).find((example) => !look || example.look === look);
  if (!found) throw new Error(`${band} has no example of the look ${look}`);
  return found;
};

const isHero = ({ band }: { band: BandName }) => 'isHero' in bands[band];

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

/** Pages that show every band by its examples: one for each that opens a page, with some others under it. */
export function examplePages(): Files {
  const examples = bandNames.flatMap(examplesOf);
  const heroes = examples.filter(isHero);
  const others = examples.filter((each) => !isHero(each));
  const share = Math.ceil(others.length / heroes.length);
  return Object.fromEntries(
    heroes.map((hero, at) => {
      const name = [hero.band, hero.look].filter(Boolean).join('-');
      const shown = others.slice(at * share, (at + 1) * share);
      return [
        `content/pages/examples/${name}.yaml`,
        pageText(`Examples from ${name}`, [hero, ...shown]),
      ];
    }),
  );
}
