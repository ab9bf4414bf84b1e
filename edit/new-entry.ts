import { type Schema, shapeOf } from './schema-at.ts';

const sentence = (text: string) => text.replace(/[;:.].*$/, '');

/** An entry that a list can begin with: its texts say what belongs there. */
export function newEntry(schema: Schema): unknown {
  const shape = shapeOf(schema, undefined);
  const { kind, type, description = 'New', properties = {}, required = [] } = shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (kind === 'link') return '/';
  if (kind === 'icon') return 'star';
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return shape.minimum ?? 1;
  if (type === 'array')
    return Array.from({ length: shape.minItems ?? 0 }, () => newEntry(shape.items || {}));
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, newEntry(properties[key] ?? {})]));
  if (shape.pattern?.startsWith('^[a-z0-9]+')) return 'new';
  return sentence(description).slice(0, shape.maxLength).trim();
}

/** A key that no other entry has. */
export function freeId(id: string, entries: unknown[]): string {
  const taken = new Set(entries.map((entry) => (entry as { id?: unknown } | null)?.id));
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number++;
  return taken.has(id) ? `${stem}-${number}` : id;
}
