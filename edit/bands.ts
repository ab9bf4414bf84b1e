import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Refusal } from '../headers/refusal.ts';
import { type BandName, bandNames, bands } from '../src/bands/table.ts';
import type { Content } from '../src/content/parse-content.ts';
import { pathOf } from '../src/lib/paths.ts';
import { mapFields } from '../src/schema/walk.ts';
import type { BandKind } from './api.ts';
import { entryNames } from './shown.ts';

/** Every kind of band, for whoever chooses one. */
export const bandKinds: BandKind[] = bandNames.map((name) => ({
  name,
  about: bands[name].about,
  isHero: 'isHero' in bands[name],
}));

/** A new band for a page: the example of its kind, with links and names that this site has. */
export function exampleBand(name: string, content: Content | undefined): object {
  if (!bandNames.includes(name as BandName)) throw new Refusal(`There is no band “${name}”`);
  const file = new URL(`../src/bands/${name}/example.yaml`, import.meta.url);
  const words: unknown = parse(readFileSync(file, 'utf8'));
  const fitted = content
    ? mapFields(bands[name as BandName].schema, words, (value, { kind, register = '' }) => {
        if (kind === 'link') return isLinked(String(value), content) ? value : '/';
        const names = entryNames(content, register);
        if (kind === 'ref') return names.includes(String(value)) ? value : (names[0] ?? value);
        const isKnown = [value].flat().every((each) => names.includes(String(each)));
        return kind === 'refs' && !isKnown ? 'all' : value;
      })
    : words;
  return { band: name, ...(fitted as object) };
}

const isLinked = (href: string, { languages, planned }: Content) =>
  !href.startsWith('/') || [...(languages[0]?.paths ?? []), ...planned].includes(pathOf(href));
