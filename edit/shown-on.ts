import { type Content, dataOf, entryNames } from '../src/content/content.ts';
import { fileIn, type RegisterName, registerFiles } from '../src/content/file-kinds.ts';
import { fieldsIn } from '../src/schema/walk.ts';
import type { Path, Source } from './api.ts';
import type { Snapshot } from './snapshot.ts';

/** Where the entry of a register is: a file of its own, or a part of the one file. */
function entryAt(snapshot: Snapshot, prefix: string, register: RegisterName, name: string): Source {
  const place = fileIn(prefix, registerFiles[register].place);
  const isEntry = (file: string) => file.startsWith(place) && dataOf(snapshot, file).id === name;
  if (place.endsWith('/'))
    return { file: Object.keys(snapshot.files).find(isEntry) ?? '', path: [] };
  return { file: place, path: name in dataOf(snapshot, place) ? [name] : [] };
}

/** The entries of registers that a page shows, each with the path of the field that names it. */
export function shownEntries(snapshot: Snapshot, file: string, content: Content) {
  const { schema, prefix } = snapshot.parsed(file);
  const refs = fieldsIn(schema, dataOf(snapshot, file));
  return refs.flatMap(({ value, field: { register = '' }, path }): { by: Path; at: Source }[] => {
    if (!Object.hasOwn(registerFiles, register)) return [];
    const names = value === 'all' ? entryNames(content, register) : [value].flat();
    return names.map((name) => ({
      by: path,
      at: entryAt(snapshot, prefix, register as RegisterName, String(name)),
    }));
  });
}
