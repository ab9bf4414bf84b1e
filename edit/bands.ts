import type { z } from 'zod';
import { type DrawingName, drawingNames, neededBy } from '../src/art/drawings/table.ts';
import { examplesOf } from '../src/bands/examples.ts';
import { type BandName, bandNames, bands } from '../src/bands/table.ts';
import { type Content, entryNames } from '../src/content/content.ts';
import { mapFields } from '../src/content/schema/walk.ts';
import { pathOf } from '../src/lib/paths.ts';
import type { BandKind } from './api.ts';
import { Refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** What one look of a kind is. */
function aboutLook(band: BandName, look: string): string {
  const { look: field } = bands[band].schema.shape as { look?: z.ZodType };
  const { looks = {} } = (field?.meta() ?? {}) as { looks?: Record<string, string> };
  return `${bands[band].about}: ${looks[look]}`;
}

const nameOf = ({ band, look }: { band: string; look?: string }) =>
  look ? `${band}, ${look}` : band;

const examples = bandNames.flatMap(examplesOf);

/** Every kind of band in each of its looks. */
const kinds: BandKind[] = examples.map((words) => ({
  name: nameOf(words),
  band: words.band,
  about: words.look ? aboutLook(words.band, words.look) : bands[words.band].about,
  isHero: 'isHero' in bands[words.band],
}));

/** The kinds that a page may still have: it has one hero. */
export function kindsFor(snapshot: Snapshot, file: string): BandKind[] {
  const own = snapshot.field({ file, path: ['bands'] }).value as { band: string }[];
  const heroes = kinds.filter(({ isHero }) => isHero).map(({ band }) => band);
  const hasHero = own.some(({ band }) => heroes.includes(band));
  return kinds.filter(({ isHero }) => !isHero || !hasHero);
}

const isLinked = (href: string, { languages, planned, redirects }: Content) =>
  !href.startsWith('/') ||
  [...(languages[0]?.paths ?? []), ...planned, ...redirects.map(({ from }) => from)].includes(
    pathOf(href),
  );

const isDrawn = (name: DrawingName, { drawings }: Content) =>
  neededBy(name).every((each) => each in drawings);

/** Words of an example, with links, entries and drawings that this site has. */
const fitted = (schema: z.ZodType, words: unknown, content: Content) =>
  mapFields(schema, words, (value, { kind, register = '' }) => {
    const names = entryNames(content, register);
    const known = [value].flat().filter((name) => names.includes(name as string));
    const link = (href: string) => (isLinked(href, content) ? href : '/');
    if (kind === 'link') return link(String(value));
    if (kind === 'ref') return known[0] ?? names[0];
    if (kind === 'refs') return known.length > 0 ? known : 'all';
    if (kind === 'drawing')
      return isDrawn(value as DrawingName, content)
        ? value
        : drawingNames.find((name) => isDrawn(name, content));
    return kind === 'text' || kind === 'markdown'
      ? String(value).replace(/(?<=\]\()\/[^)\s]*(?=\))/g, link)
      : value;
  });

/** A new band for a page: the example of its kind and look. */
export function exampleBand(name: string, content: Content | undefined): object {
  const found = examples.find((words) => nameOf(words) === name);
  if (!found) throw new Refusal(`There is no band “${name}”`);
  const { band, ...words } = found;
  return { band, ...((content ? fitted(bands[band].schema, words, content) : words) as object) };
}
