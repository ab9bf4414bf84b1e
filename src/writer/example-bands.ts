import { stringify } from 'yaml';
import type { z } from 'zod';
import { examplesOf } from '../bands/examples.ts';
import { type BandName, bandNames, bands } from '../bands/table.ts';
import { type Content, entryNames } from '../content/content.ts';
import { fileIn, registerFiles, sharedFiles } from '../content/file-kinds.ts';
import type { Files } from '../content/files.ts';
import { fillTokens } from '../content/tokens.ts';
import { pathOf } from '../lib/paths.ts';
import { mapTokens } from '../lib/tokenize.ts';
import { type DrawingName, drawingNames, neededBy } from '../schema/drawings.ts';
import { kinds as fieldKinds } from '../schema/kinds.ts';
import { fieldsIn, mapFields } from '../schema/walk.ts';
import { changeText } from './change-text.ts';
import { newEntry, newKey } from './new-entry.ts';
import { Refusal } from './refusal.ts';

/** The description of a kind in one of its looks. */
function aboutLook(band: BandName, look: string): string {
  const { look: field } = bands[band].schema.shape as { look?: z.ZodType };
  const { looks = {} } = (field?.meta() ?? {}) as { looks?: Record<string, string> };
  return `${bands[band].about}: ${looks[look]}`;
}

const nameOf = ({ band, look }: { band: string; look?: string }) =>
  look ? `${band}, ${look}` : band;

const all = bandNames.flatMap(examplesOf);

/** By name; a second of the same look has a number. */
const examples = all.map((words, at) => {
  const number = all.slice(0, at + 1).filter((each) => nameOf(each) === nameOf(words)).length;
  return { name: number > 1 ? `${nameOf(words)} ${number}` : nameOf(words), words };
});

/** A kind of band that a page can have, in one of its looks. */
export type BandKind = {
  name: string;
  band: string;
  about: string;
  /** Opens a page: a page has exactly one. */
  isHero: boolean;
};

/** Every kind of band in each of its looks. */
export const kinds: BandKind[] = examples.map(({ name, words }) => ({
  name,
  band: words.band,
  about: words.look ? aboutLook(words.band, words.look) : bands[words.band].about,
  isHero: 'isHero' in bands[words.band],
}));

function exampleNamed(name: string) {
  const found = examples.find((each) => each.name === name);
  if (!found) throw new Refusal(`There is no band “${name}”`);
  return found.words;
}

/** The kinds that a page may still have: it has one hero. */
export function kindsFor(own: { band: string }[]): BandKind[] {
  const heroes = kinds.filter(({ isHero }) => isHero).map(({ band }) => band);
  const hasHero = own.some(({ band }) => heroes.includes(band));
  return kinds.filter(({ isHero }) => !isHero || !hasHero);
}

const isLinked = (href: string, { languages, planned, redirects }: Content) =>
  !href.startsWith('/') ||
  [...(languages[0]?.paths ?? []), ...planned, ...redirects.map(({ from }) => from)].includes(
    pathOf(href),
  );

/** Whether a drawing's words are there. */
export const isDrawn = (name: string, { drawings }: Content) =>
  neededBy(name as DrawingName).every((each) => each in drawings);

/** The value of a token on this site, if it has one. */
export function filledToken(raw: string, content: Content): string | undefined {
  try {
    return fillTokens(raw, { ...content, conditions: {} });
  } catch {
    return undefined;
  }
}

/** A text with tokens that this site has, and a gap for each that it does not have. */
const withKnownTokens = (text: string, content: Content) =>
  mapTokens(text, ({ raw }) => (filledToken(raw, content) === undefined ? '…' : raw));

/** Words of an example, with links, entries, drawings and files that this site has. */
const fitted = <Words>(schema: z.ZodType, words: Words, content: Content) =>
  mapFields(schema, words, (value, { kind, register = '' }) => {
    const names = entryNames(content, register);
    const known = [value].flat().filter((name) => names.includes(name as string));
    const link = (href: string) => (isLinked(href, content) ? href : '/');
    if (kind === 'ref') return known[0] ?? names[0] ?? newKey;
    if (kind === 'refs') return known.length > 0 ? known : 'all';
    if (kind === 'drawing')
      return isDrawn(String(value), content)
        ? value
        : drawingNames.find((name) => isDrawn(name, content));
    if (kind === 'video') return content.ownVideos[0]?.name ?? value;
    const { mapLinks, mapWords } = fieldKinds[kind];
    const linked = mapLinks?.(String(value), link) ?? value;
    return mapWords ? withKnownTokens(String(linked), content) : linked;
  });

/** A new band for a page: the example of its kind and look. */
export function exampleBand(name: string, content: Content | undefined): object {
  const { band, ...words } = exampleNamed(name);
  if (!content) return { band, ...words };
  // Where nothing is called a sample any more, the check knows an example by its words.
  const own = (key: string, value: unknown) =>
    key === 'sample' && value === true && !content.brand.sampleContent ? undefined : value;
  const plain = JSON.parse(JSON.stringify(words), own);
  return { band, ...fitted<object>(bands[band].schema, plain, content) };
}

const registers: Record<string, { place: string; schema: z.ZodType }> = registerFiles;

const { file: prices } = sharedFiles.prices;
const firstPrice = { do: 'set', value: 1 } as const;

/** The files with a first entry for each register that a band shows and that has none. */
export function firstEntries(name: string, content: Content | undefined, all: Files): Files {
  const { band, ...words } = exampleNamed(name);
  const files: Files = {};
  for (const { register = '' } of fieldsIn(bands[band].schema, words).map(({ field }) => field)) {
    const isEmpty = content && entryNames(content, register).length === 0;
    const { place, schema } = (isEmpty && registers[register]) || {};
    const file = place?.replace(/\/$/, `/${newKey}.yaml`);
    if (content && file && schema)
      files[fileIn(content.language.prefix, file)] = stringify(newEntry(schema));
    if (isEmpty && register === 'priceItems')
      files[prices] = changeText(prices, all[prices] ?? '', ['items', newKey], firstPrice);
  }
  return files;
}
