import { extname } from 'node:path';
import { bareHeaders } from '../headers/file-headers.ts';
import { hashedAssets } from '../headers/header-list.ts';
import { headerOf, type Plan, type PlannedFile } from './plan.ts';

const policy = 'content-security-policy';

/** A drawing with a style element has a policy of its own, so it goes by name wherever it lies. */
const followsItsEnding = (planned: PlannedFile) =>
  planned.path.startsWith(hashedAssets.prefix) &&
  headerOf(planned, policy) === headerOf({ headers: bareHeaders }, policy);

/** One hashed file for all with the same ending, since they are sent alike. */
export type HashedEnding = PlannedFile & { ending: string };

/**
 * Hashed files go by their ending rather than by name, so that those of the last release, kept for
 * visitors who still have its pages open, need no rule of their own.
 */
export function hashedEndings({ files }: Plan): HashedEnding[] {
  const hashed = files
    .filter(followsItsEnding)
    .map((planned) => ({ ...planned, ending: extname(planned.file) }));
  return [...Map.groupBy(hashed, ({ ending }) => ending).values()].flatMap((alike) =>
    alike.slice(0, 1),
  );
}

export const namedFiles = ({ files }: Plan): PlannedFile[] =>
  files.filter((planned) => !followsItsEnding(planned));
