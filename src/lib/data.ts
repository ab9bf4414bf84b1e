export type Path = (string | number)[];

/** The value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: Path) =>
  path.reduce((value: unknown, step) => (value as Record<string, unknown> | null)?.[step], data);

/** Data and everything in it, at any depth, each with its path. */
export function* partsOf(data: unknown, path: Path = []): Generator<[part: unknown, path: Path]> {
  yield [data, path];
  if (Array.isArray(data))
    for (const [at, entry] of data.entries()) yield* partsOf(entry, [...path, at]);
  else if (data && typeof data === 'object')
    for (const [key, value] of Object.entries(data)) yield* partsOf(value, [...path, key]);
}

/** A copy of the data with `change` applied to every string in it. */
export function mapTexts<Data>(
  data: Data,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Data {
  const map = (value: unknown, step: string | number) => mapTexts(value, change, [...path, step]);
  if (typeof data === 'string') return change(data, path) as Data;
  if (Array.isArray(data)) return data.map(map) as Data;
  if (!data || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, map(value, key)]),
  ) as Data;
}

/**
 * The data with every part replaced for which `change` returns another one, at any depth. Objects without
 * such a part are returned unchanged, not copied.
 */
export function replaceParts<Data>(
  data: Data,
  change: (part: object, path: Path) => unknown,
  path: Path = [],
): Data {
  if (!data || typeof data !== 'object') return data;
  const other = change(data, path);
  if (other !== undefined) return other as Data;
  const entries = Object.entries(data).map(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    return [key, value, replaceParts(value, change, [...path, step])] as const;
  });
  if (entries.every(([, value, next]) => value === next)) return data;
  return (
    Array.isArray(data)
      ? entries.map(([, , next]) => next)
      : Object.fromEntries(entries.map(([key, , next]) => [key, next]))
  ) as Data;
}
