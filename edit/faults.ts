import { counted } from '../src/content/faults.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Form } from './api.ts';
import type { Snapshot } from './snapshot.ts';

/** The problems of the content, each with its file and line. */
export function faultsForm({ faults }: Snapshot): Form {
  if (faults.length === 0) throw new Refusal('The content has no faults');
  const notes = faults.map(({ file, line, path, message }) => ({
    says: [path.join('.'), message].filter(Boolean).join(': '),
    where: `${file}:${line}`,
  }));
  return { title: counted(faults.length, 'fault'), groups: [{ notes, fields: [] }] };
}
