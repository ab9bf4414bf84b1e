import { printedIn } from '../src/content/checks/claims.ts';
import { sharedFiles } from '../src/content/file-kinds.ts';
import type { Claims } from '../src/content/schema/registers.ts';
import type { Change, Field, Form, Source } from './api.ts';
import { Refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** Whether a value is an entry of the register of claims, or of the brand's own. */
export const isClaim = ({ file, path }: Source) =>
  (/(^|\/)claims\.yaml$/.test(file) && path.length === 1) ||
  (path[0] === 'claims' && path.length === 2);

/** An entry of the register: all that it says, where each is printed, and the owner's word for it. */
export function claimForm(snapshot: Snapshot, at: Source): Form {
  const { file, path } = at;
  const id = String(path.at(-1));
  const claims = snapshot.source(sharedFiles.claims.file).data as Claims;
  const claim = claims[id];
  if (!claim) throw new Refusal(`There is no claim ${id}`);
  const places = printedIn(snapshot, claims);
  const others = Object.entries(claim.also ?? {});
  const set = (step: 'value' | 'also', value?: string): Change => ({
    do: 'set',
    at: { file, path: [...path, step] },
    was: claim[step],
    value,
  });
  const reading = (key: string, steps: string[], value: string): Field => ({
    ...snapshot.field({ file, path: [...path, ...steps] }),
    note: [...(places.get(key) ?? [])].sort().join(', '),
    ...(others.length > 0 && {
      offer: { label: `Say ${value} everywhere`, changes: [set('value', value), set('also')] },
    }),
  });
  // What the brand file says, all pages print, and it is the owner's word already.
  const fields =
    path[0] === 'claims'
      ? [snapshot.field(at)]
      : [
          reading(id, ['value'], claim.value),
          ...others.map(([name, value]) => reading(`${id}@${name}`, ['also', name], value)),
        ];
  const says = 'Pages disagree. Settle on one reading, or leave them as they are.';
  const notes = others.length > 0 && path[0] !== 'claims' ? [{ says }] : [];
  return { title: claim.says, at, groups: [{ notes, fields }], where: file };
}
