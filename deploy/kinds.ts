import { extname } from 'node:path';
import { bareHeaders } from '../server/file-headers.ts';
import { hashedAssets } from '../server/headers.ts';
import { headerOf, type Plan, type PlannedFile } from './plan.ts';

/** Files whose headers follow from their name alone: a folder, an ending. */
export type Kind = PlannedFile & { ending: string };

const policy = 'content-security-policy';

/** A drawing with a style element has a policy of its own, so it goes by name wherever it lies. */
const isOfAKind = (planned: PlannedFile) =>
  planned.path.startsWith(hashedAssets.prefix) &&
  headerOf(planned, policy) === headerOf({ headers: bareHeaders }, policy);

/**
 * Hashed files go by their kind rather than by name, so that those of the last release, kept for
 * visitors who still have its pages open, need no rule of their own.
 */
export function hashedKinds({ files }: Plan): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const planned of files.filter(isOfAKind)) {
    const ending = extname(planned.file);
    if (!kinds.has(ending)) kinds.set(ending, { ...planned, ending });
  }
  return [...kinds.values()];
}

export const namedFiles = ({ files }: Plan): PlannedFile[] =>
  files.filter((planned) => !isOfAKind(planned));
