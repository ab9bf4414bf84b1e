import { isDeepStrictEqual } from 'node:util';
import { shapeOf, stepsTo } from '../src/content/schema/walk.ts';
import { readSource } from '../src/content/source-file.ts';
import type { Answer, Difference, Path, Source } from './api.ts';
import { changedText, valueAt, writeStep } from './changes.ts';
import { changedFiles, committed } from './git.ts';
import type { Project } from './project.ts';
import { Snapshot } from './snapshot.ts';

const isText = (file: string) => /\.(yaml|md)$/.test(file);
const isGroup = (data: unknown): data is Record<string, unknown> =>
  data !== null && typeof data === 'object' && !Array.isArray(data);

/** The ways to what differs. A list with other entries, or in another order, differs as a whole. */
function* differing(before: unknown, after: unknown, path: Path = []): Generator<Path> {
  if (isDeepStrictEqual(before, after)) return;
  if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differing(before[key], after[key], [...path, key]);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const places = before
      .map((_, at) => at)
      .filter((at) => !isDeepStrictEqual(before[at], after[at]));
    if (places.length > 1 && isMoved(before, after)) yield path;
    else for (const at of places) yield* differing(before[at], after[at], [...path, at]);
  } else yield path;
}

function isMoved(before: unknown[], after: unknown[]): boolean {
  const sorted = (list: unknown[]) => list.map((each) => JSON.stringify(each)).sort();
  return isDeepStrictEqual(sorted(before), sorted(after));
}

/** Every value that differs from the last commit. */
export async function differencesOf(project: Project, snapshot: Snapshot): Promise<Difference[]> {
  const files = await changedFiles(project.root);
  const all = files.map(async (file): Promise<Difference[]> => {
    const bytes = await committed(project.root, file);
    const text = snapshot.files[file];
    if (!isText(file) || !bytes || text === undefined) {
      const state = (is: unknown) => (is ? file : undefined);
      const after = state(project.bytes(file));
      return [{ file, path: [], description: 'A file', before: state(bytes), after }];
    }
    const [before, after] = [readSource(file, bytes.toString()).data, snapshot.source(file).data];
    return [...differing(before, after)].map((path) => ({
      file,
      path,
      description: descriptionAt(snapshot, { file, path }),
      before: valueAt(before, path),
      after: valueAt(after, path),
    }));
  });
  return (await Promise.all(all)).flat();
}

function descriptionAt(snapshot: Snapshot, { file, path }: Source): string {
  const steps = stepsTo(snapshot.schema(file), snapshot.source(file).data, path);
  const last = steps?.at(-1);
  return (
    last?.schema.description ??
    shapeOf(last?.schema ?? {}, last?.data).description ??
    path.join('.')
  );
}

/** Gives a value back what the last commit says. */
export async function revert(project: Project, { file, path }: Source): Promise<Answer> {
  const snapshot = new Snapshot(project);
  const bytes = await committed(project.root, file);
  const text = snapshot.files[file];
  const whole = { [file]: bytes };
  if (path.length > 0 && bytes && text !== undefined) {
    const data = readSource(file, bytes.toString()).data;
    const value = valueAt(data, path);
    const changed = changedText(snapshot, text, { do: 'set', at: { file, path }, value });
    // With nothing else changed, every line is as it was.
    const isAll = isDeepStrictEqual(readSource(file, changed).data, data);
    whole[file] = isAll ? bytes : Buffer.from(changed);
  }
  const files = { ...snapshot.files };
  if (isText(file)) {
    if (whole[file]) files[file] = whole[file].toString();
    else delete files[file];
  }
  const { faults } = project.check(files, isText(file) ? {} : whole);
  return faults.length > 0 ? { is: 'refused', faults } : writeStep(project, whole);
}
