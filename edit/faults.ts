import { counted, type Fault } from '../src/content/faults.ts';
import type { Field, Form } from './api.ts';
import { Refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** The field that a fault is about, if there is one to type in. */
function fieldOf(snapshot: Snapshot, { file, path }: Fault): Field[] {
  try {
    if (path.length === 0 || snapshot.source(file).faults.length > 0) return [];
    return [snapshot.field({ file, path: path as (string | number)[] })];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The faults of the content, each with its field. */
export function faultsForm(snapshot: Snapshot): Form {
  if (snapshot.faults.length === 0) throw new Refusal('The content has no faults');
  return {
    title: counted(snapshot.faults.length, 'fault'),
    groups: snapshot.faults.map((fault) => {
      const fields = fieldOf(snapshot, fault);
      const what = fields[0]?.description ?? (fault.path.join('.') || fault.file);
      return {
        title: `${what}: ${fault.message}`,
        isOpen: true,
        notes: [{ says: '', where: `${fault.file}:${fault.line}` }],
        fields,
      };
    }),
  };
}
