import { checkWords } from '../src/content/check-words.ts';
import { groupFindings } from '../src/content/finding.ts';
import { bytesBelow } from '../src/content/read-content.ts';
import type { Change, Path, Source, State, Versions } from './api.ts';
import { bandKinds } from './bands.ts';
import { brandOf, verdictsOn } from './brand.ts';
import { makeChanges, stepBack } from './changes.ts';
import { differencesOf, revert } from './differences.ts';
import { changedFiles, commit, noCommit } from './git.ts';
import { findIcons } from './icons.ts';
import { missingIn, pageAt, pageFields } from './page-fields.ts';
import { putPicture } from './pictures.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';
import { claimsOf, pricesOf, settling } from './registers.ts';
import { session, undoState } from './session.ts';
import { Snapshot } from './snapshot.ts';

export type Asked = { project: Project; query: URLSearchParams; body: Buffer };
type Answering = (asked: Asked) => unknown;

const sourceIn = (query: URLSearchParams): Source => {
  const mark = query.get('mark');
  const source = mark === null ? undefined : session().sources[Number(mark)];
  if (mark !== null && !source) throw new Refusal('No text has this mark: load the page again');
  return source ?? { file: query.get('file') ?? '', path: pathFrom(query.get('path')) };
};

function pathFrom(json: string | null): Path {
  const path: unknown = parsed(json ?? '[]');
  const isStep = (step: unknown) => typeof step === 'string' || Number.isInteger(step);
  if (!Array.isArray(path) || !path.every(isStep))
    throw new Refusal('The path is no list of steps');
  return path as Path;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('What was sent is no JSON');
  }
}

function jsonIn<Shape>({ body }: Asked): Partial<Shape> {
  const data = parsed(body.toString() || '{}');
  if (!data || typeof data !== 'object') throw new Refusal('What was sent is no JSON object');
  return data;
}

function changesIn(asked: Asked) {
  const { changes, versions = {} } = jsonIn<{ changes: Change[]; versions: Versions }>(asked);
  const isWhole = (change: Change) =>
    typeof change?.at?.file === 'string' && Array.isArray(change.at.path) && change.do;
  if (!changes?.length || !changes.every(isWhole)) throw new Refusal('There is no change in this');
  return { changes, versions };
}

async function state({ project, query }: Asked): Promise<State> {
  const snapshot = new Snapshot(project);
  const { content } = pageAt(snapshot, query.get('path') ?? '/');
  const reason = await noCommit(project.root);
  return {
    ...undoState(),
    differences: reason ? [] : await differencesOf(project, snapshot),
    ...(reason && { noCommit: reason }),
    language: content.language.code,
    missing: missingIn(snapshot, content),
  };
}

/** What each address answers. */
export const answers: Record<string, Answering> = {
  'GET field': ({ project, query }) => new Snapshot(project).field(sourceIn(query)),
  'GET page': ({ project, query }) => pageFields(new Snapshot(project), query.get('path') ?? '/'),
  'GET bands': () => bandKinds,
  'GET icons': ({ query }) => findIcons(query.get('q') ?? ''),
  'GET claims': ({ project }) => claimsOf(new Snapshot(project)),
  'GET prices': ({ project }) => pricesOf(new Snapshot(project)),
  'GET brand': ({ project }) => brandOf(new Snapshot(project)),
  'GET findings': ({ project }) => {
    const options = { readBytes: bytesBelow(project.root), isLive: true };
    return groupFindings(checkWords(project.files(), project.brand, options).findings);
  },
  'POST verdicts': (asked) => verdictsOn(new Snapshot(asked.project), changesIn(asked).changes),
  'GET state': state,
  'POST change': (asked) => {
    const { changes, versions } = changesIn(asked);
    return makeChanges(asked.project, changes, versions);
  },
  'POST settle': (asked) => {
    const {
      id = '',
      reading = 0,
      versions = {},
    } = jsonIn<{ id: string; reading: number; versions: Versions }>(asked);
    const changes = settling(new Snapshot(asked.project), id, reading);
    return makeChanges(asked.project, changes, versions);
  },
  'POST picture': ({ project, query, body }) => {
    const [name, alt] = [query.get('name') ?? 'picture', query.get('alt') ?? ''];
    const version = query.get('version') ?? undefined;
    return putPicture(project, { ...sourceIn(query), name, alt, version }, body);
  },
  'POST undo': ({ project }) => stepBack(project, 'undo'),
  'POST redo': ({ project }) => stepBack(project, 'redo'),
  'POST revert': (asked) => {
    const { source } = jsonIn<{ source: Source }>(asked);
    if (!source) throw new Refusal('There is nothing to revert in this');
    return revert(asked.project, source);
  },
  'POST commit': async (asked) => {
    const { message = '' } = jsonIn<{ message: string }>(asked);
    const { root } = asked.project;
    const reason = await noCommit(root);
    if (reason) return { is: 'refused', message: reason };
    return commit(root, await changedFiles(root), message);
  },
};
