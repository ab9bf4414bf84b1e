import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageIn } from '../src/content/file-kinds.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Answer, Caller, Source, StepName, Written } from './api.ts';
import type { Project, Writes } from './project.ts';

export type Direction = 'undo' | 'redo';

/** A change that was written: its name, its field, the window and page from which it came. */
type Step = Caller & {
  name: string;
  at?: Source | undefined;
  /** Each file before and after, in base64; null where there is no such file. */
  files: Record<string, [before: string | null, after: string | null]>;
};

/** Older steps cannot be undone. */
const mostKept = 200;

const folderOf = (project: Project) => join(project.root, '.cache/edit-steps');

/** The files of all steps, the oldest first; those that were undone are the last ones. */
function stepFiles(project: Project): string[] {
  const folder = folderOf(project);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).sort();
}

const idOf = (file: string) => file.replace(/\..*/, '');

const isUndone = (name: string) => name.endsWith('.undone.json');

/** The file of the step that would be undone or made again next. */
function nextFile(project: Project, direction: Direction): string | undefined {
  const names = stepFiles(project);
  return direction === 'undo' ? names.findLast((name) => !isUndone(name)) : names.find(isUndone);
}

const readStep = (project: Project, name: string): Step =>
  JSON.parse(readFileSync(join(folderOf(project), name), 'utf8'));

/** The step that can be undone or made again next, as a window sees it. */
export function nextStep(
  project: Project,
  direction: Direction,
  asking: { window: string; openWindows: string[] },
): StepName | undefined {
  const file = nextFile(project, direction);
  if (!file) return undefined;
  const { name, window } = readStep(project, file);
  const isOthers = window !== asking.window && asking.openWindows.includes(window);
  return { id: idOf(file), name, isOthers };
}

const encode = (bytes: Buffer | undefined) => bytes?.toString('base64') ?? null;
const decode = (text: string | null) => (text === null ? undefined : Buffer.from(text, 'base64'));

/** Writes files, and returns the page to show after it: one that was created, or home after a deletion. */
function writeFiles(project: Project, before: Writes, after: Writes): Written {
  project.write(after);
  const files = Object.keys(after);
  const pagesOf = (some: string[]) => some.flatMap((file) => pageIn(file) ?? []);
  const created = pagesOf(files.filter((file) => !before[file] && after[file]));
  const deleted = pagesOf(files.filter((file) => before[file] && !after[file]));
  const [first] = created.sort((a, b) => a.length - b.length);
  return { is: 'written', go: first ?? (deleted.length > 0 ? '/' : undefined) };
}

/** Writes files, and keeps a step with which that can be undone, also after the editor is restarted. */
export function writeStep(
  project: Project,
  writes: Writes,
  { name, at, caller }: { name: string; at?: Source | undefined; caller: Caller },
): Written {
  const files = Object.keys(writes);
  const before = Object.fromEntries(files.map((file) => [file, project.bytes(file)]));
  const answer = writeFiles(project, before, writes);
  const folder = folderOf(project);
  const known = stepFiles(project);
  const done = known.filter((step) => !isUndone(step));
  for (const old of [...known.filter(isUndone), ...done.slice(0, -mostKept + 1)])
    rmSync(join(folder, old));
  const pairs = files.map((file) => [file, [encode(before[file]), encode(writes[file])]]);
  const { window, page } = caller;
  const step: Step = { name, at, window, page, files: Object.fromEntries(pairs) };
  const number = Number.parseInt(done.at(-1) ?? '0', 10) + 1;
  writeFileSync(join(folder, `${String(number).padStart(9, '0')}.json`), JSON.stringify(step));
  return answer;
}

/**
 * Undoes the last step, or makes it again. Refuses if the step is not the one that the window named, and
 * where another program changed its files since.
 */
export function takeStep(project: Project, direction: Direction, id?: string): Answer {
  const file = nextFile(project, direction);
  if (!file) throw new Refusal(`There is nothing to ${direction}`);
  if (id !== undefined && idOf(file) !== id)
    throw new Refusal(
      `Another window changed something since. Look at it, then ${direction} again`,
    );
  const { name, at, page, files } = readStep(project, file);
  const isBack = direction === 'undo';
  const side = (index: 0 | 1): Writes =>
    Object.fromEntries(Object.entries(files).map(([file, pair]) => [file, decode(pair[index])]));
  const [before, after] = isBack ? [side(1), side(0)] : [side(0), side(1)];
  const changed = Object.keys(files).find(
    (file) => encode(project.bytes(file)) !== encode(before[file]),
  );
  if (changed)
    return {
      is: 'conflict',
      at: { file: changed, path: [] },
      mine: after[changed]?.toString(),
      theirs: project.bytes(changed)?.toString(),
    };
  const answer = writeFiles(project, before, after);
  const folder = folderOf(project);
  const next = isBack ? file.replace('.json', '.undone.json') : file.replace('.undone', '');
  renameSync(join(folder, file), join(folder, next));
  const pages = [...new Set(Object.keys(files).flatMap((file) => pageIn(file) ?? []))];
  // The page that the step was about, if it was about one; else the one from which it was made.
  const go = answer.go ?? (pages.length === 1 ? pages[0] : page);
  return { ...answer, go, at, what: name };
}
