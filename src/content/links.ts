import type { z } from 'zod';
import { type Language, localPath, pathOf } from '../lib/paths.ts';
import { kinds } from '../schema/kinds.ts';
import { fieldsIn, mapFields } from '../schema/walk.ts';

/** The addresses that a visitor passes from this one on, up to a page, another host or a circle. */
export function pathFrom(start: string, targets: ReadonlyMap<string, string>): string[] {
  const passed = [start];
  let to = targets.get(start);
  while (to !== undefined) {
    passed.push(to);
    to = passed.indexOf(to) < passed.length - 1 ? undefined : targets.get(pathOf(to));
  }
  return passed;
}

/** The addresses that a file links to, each with the path of its field. */
export const linksInFields = (schema: z.ZodType, data: unknown) =>
  fieldsIn(schema, data).flatMap(
    ({ value, field: { kind }, path }) =>
      kinds[kind].linksIn?.(String(value)).map(({ href }) => ({ href, path })) ?? [],
  );

/**
 * A copy of the data whose links point to the target of a redirect, without its hop, and to pages in
 * this language, where it has them.
 */
export function withLocalLinks<Data>(
  schema: z.ZodType,
  data: Data,
  language: Language,
  targets: ReadonlyMap<string, string>,
): Data {
  if (!language.prefix && targets.size === 0) return data;
  const local = (href: string) => {
    if (!href.startsWith('/')) return href;
    const to = pathFrom(href, targets).at(-1) ?? href;
    return language.paths.includes(pathOf(to)) ? localPath(to, language) : to;
  };
  return mapFields(schema, data, (value, { kind, isCompared }) => {
    const { mapLinks } = kinds[kind];
    return mapLinks && !isCompared ? mapLinks(String(value), local) : value;
  });
}
