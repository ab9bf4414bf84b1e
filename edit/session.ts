import type { Source } from './api.ts';

/** What was in a file before and after a change; undefined where there was no such file. */
export type UndoStep = Record<string, { before?: Buffer; after?: Buffer }>;

type Session = {
  sources: Source[];
  numbers: Map<string, number>;
  done: UndoStep[];
  undone: UndoStep[];
};

/** On the global object, because modules are loaded again for pages and whenever the server restarts. */
const home = globalThis as { editSession?: Session };

export function session(): Session {
  home.editSession ??= { sources: [], numbers: new Map(), done: [], undone: [] };
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
