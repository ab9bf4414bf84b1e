import { sharedFiles } from '../src/content/file-kinds.ts';
import type { Form, Source } from './api.ts';
import type { Snapshot } from './snapshot.ts';

/** Whether a value is an entry of the register of claims. */
export const isClaim = ({ file, path }: Source) =>
  file === sharedFiles.claims.file && path.length === 1;

/** Every field of a claim. */
export function claimForm(snapshot: Snapshot, at: Source): Form {
  const { file, path } = at;
  const fields = snapshot.fieldsOf(file).filter((field) => field.path[0] === path[0]);
  return { title: String(path[0]), at, groups: [{ fields }], where: file };
}
