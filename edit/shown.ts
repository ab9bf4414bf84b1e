import { drawingsFor } from '../src/content/checks/files.ts';
import { type Content, entryNames } from '../src/content/content.ts';
import type { FileKind } from '../src/content/file-kinds.ts';
import { type Page, pageSchema } from '../src/content/page-schema.ts';
import { mapFields } from '../src/content/schema/walk.ts';
import type { Path } from './api.ts';

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
