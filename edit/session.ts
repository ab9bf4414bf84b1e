import type { Source } from './api.ts';

/** What is in each file before a step, and after it; undefined where there is no such file. */
export type Step = Record<string, [is: Buffer | undefined, becomes: Buffer | undefined]>;

type Session = {
  sources: Source[];
  numbers: Map<string, number>;
  /** The steps that take back what was done, and those that do it again, the next one last. */
  undo: Step[];
  redo: Step[];
};

/** On the global object, because modules are loaded again for pages and whenever the server restarts. */
const home = globalThis as { editSession?: Session };

export function session(): Session {
  home.editSession ??= { sources: [], numbers: new Map(), undo: [], redo: [] };
  return home.editSession;
}

/** The number of a place in the files. It stays the same while the server runs. */
export function numberOf(source: Source): number {
  const { sources, numbers } = session();
  const key = JSON.stringify([source.file, ...source.path]);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, sources.length);
  return sources.push(source) - 1;
}
