type Path = readonly (string | number)[];

/** The same data with every text in it changed. */
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
