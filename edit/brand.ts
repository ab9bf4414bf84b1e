import { parse } from 'yaml';
import type { Issue } from '../src/content/faults.ts';
import { brandSchema } from '../src/content/schema/brand.ts';
import { issuesOf } from '../src/content/zod-issues.ts';
import type { BrandFields, Change } from './api.ts';
import { changedText } from './changes.ts';
import type { Snapshot } from './snapshot.ts';

/** What would be wrong with the brand after these changes; of a color, with the nearest that can be read. */
export function verdictsOn(snapshot: Snapshot, changes: Change[] = []): Issue[] {
  const text = changes.reduce(
    (before, change) => changedText(snapshot, before, change),
    snapshot.files[snapshot.brand] ?? '',
  );
  return brandSchema.safeParse(parse(text)).error?.issues.flatMap(issuesOf) ?? [];
}

export const brandOf = (snapshot: Snapshot): BrandFields => ({
  file: snapshot.brand,
  fields: snapshot.fieldsOf(snapshot.brand),
  verdicts: verdictsOn(snapshot),
});
