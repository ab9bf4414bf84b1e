import { placeholderOf, type Schema, shapeOf } from '../schema/walk.ts';

/** The key of an entry that the owner has not named yet. */
export const newKey = 'new';

/**
 * An entry for a list: its texts say what belongs there, of several choices it takes one that is free,
 * and of a register the first.
 */
export function newEntry(
  schema: Schema,
  taken: unknown[] = [],
  namesOf: (register: string) => string[] = () => [],
): unknown {
  const shape = shapeOf(schema, undefined);
  const { kind, type, properties = {}, required = [] } = shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.find((each) => !taken.includes(each)) ?? shape.enum[0];
  if (kind === 'link' || shape.pattern?.startsWith('^\\/')) return '/';
  if (shape.format === 'uri') return 'https://example.com/';
  if (kind === 'icon') return 'star';
  if (kind === 'ref') return namesOf(shape.register ?? '')[0] ?? newKey;
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return shape.minimum ?? 1;
  if (type === 'array')
    return Array.from({ length: shape.minItems ?? 0 }, () =>
      // Another key than what is around it has.
      newEntry(shape.items || {}, [{ id: newKey }], namesOf),
    );
  if (type === 'object') {
    const others = (key: string) => taken.map((entry) => (entry as Record<string, unknown>)?.[key]);
    if (typeof shape.additionalProperties === 'object')
      return { [newKey]: newEntry(shape.additionalProperties, [], namesOf) };
    // A plan without a price says so in words.
    const needed = properties.customPrice ? [...required, 'customPrice'] : required;
    const fields = needed.map((key) => [
      key,
      newEntry(properties[key] ?? {}, others(key), namesOf),
    ]);
    return Object.fromEntries(fields);
  }
  if (shape.pattern?.startsWith('^[a-z0-9]+')) return freeKey(newKey, taken);
  return placeholderOf(shape);
}

/** A key that no other entry has. */
export function freeKey(key: string, taken: unknown[]): string {
  const stem = key.replace(/-\d+$/, '');
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number++;
  return taken.includes(key) ? `${stem}-${number}` : key;
}
