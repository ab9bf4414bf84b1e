import { type Path, partsOf } from '../lib/data.ts';

/** Whether something is invented: it has the line “sample: true”. */
export const isSample = (part: unknown) =>
  (part as { sample?: unknown } | null | undefined)?.sample === true;

/** The samples in data, each with its path. */
export const samplesIn = (data: unknown) =>
  [...partsOf(data)].flatMap(([part, path]): [Record<string, unknown>, Path][] =>
    isSample(part) ? [[part as Record<string, unknown>, path]] : [],
  );

/** Data without the samples in its lists. Data that has no samples stays the same object. */
export function withoutSamples<Data>(data: Data): Data {
  if (samplesIn(data).length === 0) return data;
  if (Array.isArray(data))
    return data.filter((entry) => !isSample(entry)).map(withoutSamples) as Data;
  return Object.fromEntries(
    Object.entries(data as object).map(([key, value]) => [key, withoutSamples(value)]),
  ) as Data;
}
