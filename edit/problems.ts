import { counted } from '../src/lib/text.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Form } from './api.ts';
import type { Snapshot } from './snapshot.ts';

/** The errors of the content, each with its file and line. */
export function problemsForm({ errors }: Snapshot): Form {
  if (errors.length === 0) throw new Refusal('The content has no problems');
  const notes = errors.map(({ file, line, path = [], message }) => ({
    text: [path.join('.'), message].filter(Boolean).join(': '),
    where: `${file}:${line}`,
  }));
  return { title: counted(errors.length, 'problem'), groups: [{ notes, fields: [] }] };
}
