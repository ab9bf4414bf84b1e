import type { z } from 'zod';
import { kinds } from '../schema/kinds.ts';
import { fieldOf, placeholderOf } from '../schema/walk.ts';

/** The key of an entry that the owner has not named yet. */
export const newKey = 'new';

/**
 * Makes an entry for a list. Its texts name what belongs there; of several choices it takes one that no
 * other entry has, and of a register the first.
 */
export function newEntry(
  schema: z.ZodType,
  taken: unknown[] = [],
  namesOf: (register: string) => string[] = () => [],
): unknown {
  const field = fieldOf(schema);
  const {
    kind,
    choices = [],
    least = 1,
    most = Number.POSITIVE_INFINITY,
    fields = {},
    values,
    entry,
  } = field;
  const othersIn = (name: string) => taken.map((each) => (each as Record<string, unknown>)?.[name]);
  const own = Object.entries(fields).filter(([, each]) => {
    const { isOptional, isInNewEntries } = fieldOf(each);
    return isInNewEntries || !isOptional;
  });
  switch (kind) {
    case 'constant':
    case 'choice':
      return choices.find((each) => !taken.includes(each)) ?? choices[0];
    case 'ref':
      return namesOf(field.register ?? '')[0] ?? newKey;
    case 'slug':
      return freeKey(newKey, taken);
    case 'path':
      return freeKey('/old-page', taken);
    case 'number':
      return Math.min(Math.max(1, least), most);
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () =>
        // The key of the entry inside differs from that of the entry around it.
        entry ? newEntry(entry, [{ id: newKey }], namesOf) : undefined,
      );
    case 'group':
    case 'planPrice':
      return values
        ? { [newKey]: newEntry(values, [], namesOf) }
        : Object.fromEntries(
            own.map(([name, each]) => [name, newEntry(each, othersIn(name), namesOf)]),
          );
    default:
      return kinds[kind].initial ?? placeholderOf(field);
  }
}

/** A key that no other entry has. */
export function freeKey(key: string, taken: unknown[]): string {
  const stem = key.replace(/-\d+$/, '');
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number++;
  return taken.includes(key) ? `${stem}-${number}` : key;
}
