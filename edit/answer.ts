import type { Change, Path, Source, State, Versions, View } from './api.ts';
import { makeChanges, stepBack } from './changes.ts';
import { formOf } from './forms.ts';
import { changedFiles, commit } from './git.ts';
import { findIcons } from './icons.ts';
import { bandsAt, leftOn } from './page-forms.ts';
import { putPicture } from './pictures.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';
import { numberOf, session } from './session.ts';
import { Snapshot } from './snapshot.ts';

export type Asked = { project: Project; query: URLSearchParams; body: Buffer };
type Answering = (asked: Asked) => unknown;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('What was sent is no JSON');
  }
}

function sourceFrom(data: unknown): Source {
  const { file, path } = (data ?? {}) as Partial<Source>;
  const isStep = (step: unknown) => typeof step === 'string' || Number.isInteger(step);
  if (typeof file !== 'string' || !Array.isArray(path) || !path.every(isStep))
    throw new Refusal('This names no place in a file');
  return { file, path };
}

const sourceIn = (query: URLSearchParams) =>
  sourceFrom({ file: query.get('file'), path: parsed(query.get('path') ?? '[]') as Path });

function jsonIn<Shape>({ body }: Asked): Partial<Shape> {
  const data = parsed(body.toString() || '{}');
  if (!data || typeof data !== 'object') throw new Refusal('What was sent is no JSON object');
  return data;
}

const checked = (changes: Change[] = []) =>
  changes.map((change) => ({ ...change, at: sourceFrom(change?.at) }));

/** What each address answers. */
export const answers: Record<string, Answering> = {
  'GET state': async ({ project, query }): Promise<State> => ({
    left: leftOn(new Snapshot(project), query.get('path') ?? '/').map(numberOf),
    canUndo: session().done.length > 0,
    canRedo: session().undone.length > 0,
    changed: (await changedFiles(project.root))?.length ?? 0,
  }),
  'GET label': ({ project, query }) => {
    const at = session().sources[Number(query.get('mark') ?? -1)];
    if (!at) throw new Refusal('No text has this mark: load the page again');
    return { label: new Snapshot(project).field(at).description };
  },
  'POST form': (asked) => {
    const { view, drafts } = jsonIn<{ view: View; drafts: Change[] }>(asked);
    if (!view?.name) throw new Refusal('There is no view in this');
    return formOf(asked.project, view, checked(drafts));
  },
  'GET bands': ({ project, query }) =>
    bandsAt(new Snapshot(project), query.get('path') ?? '/') ?? null,
  'GET icons': ({ query }) => findIcons(query.get('q') ?? ''),
  'POST change': (asked) => {
    const { changes, versions = {} } = jsonIn<{ changes: Change[]; versions: Versions }>(asked);
    if (!changes?.length) throw new Refusal('There is no change in this');
    return makeChanges(asked.project, checked(changes), versions);
  },
  'POST picture': ({ project, query, body }) => {
    const [name, alt] = [query.get('name') ?? 'picture', query.get('alt') ?? ''];
    const version = query.get('version') || undefined;
    const caret = Number(query.get('caret'));
    return putPicture(project, { ...sourceIn(query), name, alt, version, caret }, body);
  },
  'POST undo': ({ project }) => stepBack(project, 'undo'),
  'POST redo': ({ project }) => stepBack(project, 'redo'),
  'POST commit': ({ project }) => commit(project.root),
};
