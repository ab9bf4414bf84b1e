import { parse } from 'yaml';
import { brandFields } from '../src/brand/schema.ts';
import { contrastFaults } from '../src/lib/contrast-faults.ts';
import type { BrandFields, Change, ColorVerdict } from './api.ts';
import { changedText } from './changes.ts';
import type { Reading } from './fields.ts';

/** What is wrong with the colors of the brand, each with the nearest that can be read. */
export function verdictsOn(reading: Reading, changes: Change[] = []): ColorVerdict[] {
  const text = changes.reduce(
    (before, change) => changedText(reading, before, change),
    reading.files[reading.brand] ?? '',
  );
  const { data, error } = brandFields.safeParse(parse(text));
  const shapes = (error?.issues ?? []).map(({ path, message }) => ({
    path: path as string[],
    message,
  }));
  const faults = data ? contrastFaults(data) : [];
  return [
    ...shapes,
    ...faults.map((fault) => ({ ...fault, nearest: /#[0-9a-f]{6}$/.exec(fault.message)?.[0] })),
  ];
}

export const brandOf = (reading: Reading): BrandFields => ({
  file: reading.brand,
  fields: reading.fieldsOf(reading.brand),
  verdicts: verdictsOn(reading),
});
