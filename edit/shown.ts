import { drawingsFor } from '../src/content/checks/drawings.ts';
import type { FileKind } from '../src/content/file-kinds.ts';
import { type Page, pageSchema } from '../src/content/page-schema.ts';
import type { Content } from '../src/content/parse-content.ts';
import { mapFields } from '../src/schema/walk.ts';

/** The names of a register's entries, in their order. */
export function entryNames(content: Content, register: string): string[] {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const names: Record<string, string[]> = {
    plans: Object.keys(content.plans),
    prices: Object.keys(content.prices.plans),
    paymentMethods: ids(content.paymentMethods),
    categories: ids(content.categories),
    stories: ids(content.stories),
  };
  return names[register] ?? [];
}

/** The entries of registers that a page shows. */
export function entriesOn(page: Page, content: Content): Record<string, Set<string>> {
  const shown: Record<string, Set<string>> = {
    drawings: drawingsFor(page.bands),
    activity: new Set(page.activity ? Object.keys(content.activity ?? {}) : []),
  };
  mapFields(pageSchema, page, (value, { register }) => {
    if (!register) return value;
    const names = value === 'all' ? entryNames(content, register) : [value].flat();
    shown[register] = new Set([...(shown[register] ?? []), ...(names as string[])]);
    return value;
  });
  return shown;
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
