import { drawingsFor } from '../src/content/checks/drawings.ts';
import type { FileKind } from '../src/content/file-kinds.ts';
import { type Page, pageSchema } from '../src/content/page-schema.ts';
import type { Content } from '../src/content/parse-content.ts';
import { mapFields } from '../src/content/schema/walk.ts';
import type { Path } from './api.ts';

/** The names of a register's entries, in their order. */
export function entryNames(content: Content, register: string): string[] {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const names: Record<string, string[]> = {
    plans: Object.keys(content.plans),
    prices: Object.keys(content.prices.plans),
    priceItems: Object.keys(content.prices.items),
    paymentMethods: ids(content.paymentMethods),
    categories: ids(content.categories),
    stories: ids(content.stories),
  };
  return names[register] ?? [];
}

/** Tells whether a page shows a value of a register, by its file's kind and id, and its path. */
export function registersOn(page: Page, content: Content) {
  const shown = new Map<string, Set<unknown>>([['drawings', drawingsFor(page.bands)]]);
  mapFields(pageSchema, page, (value, { register }) => {
    if (!register) return value;
    const names = value === 'all' ? entryNames(content, register) : [value].flat();
    shown.set(register, new Set([...(shown.get(register) ?? []), ...names]));
    return value;
  });
  return ({ register }: FileKind, id: unknown, [entry]: Path): boolean => {
    if (!register) return false;
    if (register === 'activity') return page.activity;
    // A set of plans and a drawing are fields of one file; a story and a category are files.
    const name = register === 'plans' || register === 'drawings' ? entry : id;
    return name === undefined ? shown.has(register) : Boolean(shown.get(register)?.has(name));
  };
}

/** The page whose readings of claims a text in a file prints, as the reader of the build has it. */
export function claimsAddress({ address, register }: FileKind, entry: unknown, { pages }: Content) {
  if (address) return address;
  const shows = (words: Record<string, unknown>) =>
    register === 'plans'
      ? words.plans === entry
      : (register === 'categories' || register === 'stories') && words[register] !== undefined;
  return pages.find(({ bands }) => bands.some(shows))?.address ?? '*';
}
