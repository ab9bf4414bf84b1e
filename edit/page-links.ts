import { parseFileName } from '../src/content/file-kinds.ts';
import { readSource } from '../src/content/source-file.ts';
import { localPath, pathOf } from '../src/lib/paths.ts';
import { kinds } from '../src/schema/kinds.ts';
import { fieldsIn } from '../src/schema/walk.ts';
import { changeText } from '../src/writer/change-text.ts';
import type { Path } from './api.ts';
import type { Snapshot } from './snapshot.ts';

/** Where a file links to an address: the fields, with the links changed. */
function linksFrom(
  file: string,
  text: string,
  change: (path: string) => string | undefined,
): { path: Path; value: string }[] {
  const schema = parseFileName(file)?.schema;
  const changed = (href: string) => {
    const to = href.startsWith('/') ? change(pathOf(href)) : undefined;
    if (to === undefined) return href;
    return /[?#]/.test(to) ? to : to + href.slice(pathOf(href).length);
  };
  const fields = schema ? fieldsIn(schema, readSource(file, text).data) : [];
  return fields.flatMap(({ value, field: { kind }, path }) => {
    const next = kinds[kind].mapLinks?.(String(value), changed) ?? value;
    return next !== value ? [{ path, value: next as string }] : [];
  });
}

/** The text of a file whose links are changed. */
export const withLinks = (...[file, text, change]: Parameters<typeof linksFrom>) =>
  linksFrom(file, text, change).reduce(
    (before, { path, value }) => changeText(file, before, path, { do: 'set', value }),
    text,
  );

/** What links to the page at an address: the files, and the fields in them. */
export const linksTo = (snapshot: Snapshot, address: string) =>
  Object.entries(snapshot.files).flatMap(([file, text]) => {
    const own = snapshot.prefixes.map((prefix) => localPath(address, { prefix }));
    // Anything else than the address itself tells that it is named.
    const named = (path: string) => (own.includes(path) ? `${path}/` : undefined);
    return linksFrom(file, text, named).map(({ path }) => ({ file, path }));
  });
