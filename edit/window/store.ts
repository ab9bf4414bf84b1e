import { useSyncExternalStore } from 'react';
import type { Answers } from '../answer.ts';
import type { Answer, Change, Field, Side, Source, View } from '../api.ts';
import { showLive } from './live.tsx';
import { SitePage } from './site-page.ts';
import {
  type Draft,
  type Event,
  hasTyped,
  keyOf,
  type Mode,
  meant,
  reduce,
  type State,
  type Told,
  unsaved,
} from './state.ts';

/** Keeps what is typed, and the token, while this document is loaded again; never longer. */
const reloadKey = 'edit-reload';

type Kept = { token?: string } & Partial<Pick<State, 'drafts' | 'view' | 'mode' | 'width'>>;

const kept: Kept = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{}');
sessionStorage.removeItem(reloadKey);

const address = new URL(location.href);
/** Lets this window write. It is nowhere else: not in the document, nor in a cookie, nor in the history. */
let token = address.searchParams.get('token') ?? kept.token ?? '';

let state: State = {
  mode: kept.mode ?? 'edit',
  width: kept.width ?? 'desktop',
  path: address.searchParams.get('page') ?? '/',
  frames: [],
  view: kept.view,
  drafts: kept.drafts ?? {},
  problems: {},
};

const listeners = new Set<() => void>();

export const current = () => state;

/** The address of the window leads to the page that it shows. */
function showAddress() {
  const page = state.path === '/' ? '' : `?page=${state.path}`;
  if (location.search !== page) history.replaceState(null, '', location.pathname + page);
}

export function dispatch(event: Event) {
  state = reduce(state, event);
  showAddress();
  for (const listener of listeners) listener();
}

addEventListener('pagehide', () => {
  const { drafts, form, view, mode, width } = state;
  // The number of a text is known only while the server runs.
  const at = form?.around ?? form?.at;
  const place = view?.name === 'field' && at ? { ...view, mark: undefined, at } : view;
  const leaving: Kept = { token, drafts, view: place, mode, width };
  sessionStorage.setItem(reloadKey, JSON.stringify(leaving));
});
addEventListener('beforeunload', (event) => {
  if (hasTyped(state)) event.preventDefault();
});

export const note = (notes: Extract<Event, { is: 'noted' }>['notes']) =>
  dispatch({ is: 'noted', notes });

export const say = (words: string, isAlert = false) => note({ said: { words, isAlert } });
export const sayNothing = () => note({ said: undefined });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStore = () => useSyncExternalStore(subscribe, current);

const noPage = () => () => {};

/** The page that shows; whoever uses it is drawn again whenever something on the page moves. */
export function usePage(): SitePage | undefined {
  const { page } = useStore();
  useSyncExternalStore(page?.follow ?? noPage, () => page?.version);
  return page;
}

const notRunning =
  'The editor is not running. Run “npm run edit” again, and open the address that it prints. What you typed stays here';

/** The server does not run, or was started again. */
class NoAnswer extends Error {}

/** Asks the server one of the questions in answer.ts. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  asked: Parameters<Answers[Name]>[1],
): Promise<Awaited<ReturnType<Answers[Name]>>> {
  const headers = { 'edit-token': token };
  const request = { method: 'POST', headers, body: JSON.stringify(asked) };
  const answer = await fetch(`/_edit/${name}`, request).catch(() => {
    throw new NoAnswer(notRunning);
  });
  const said = await answer.json();
  if (answer.status === 403) throw new NoAnswer(said.message);
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/** Loads a page behind the one that shows, which it replaces once it is there. */
export const load = (href: string) => dispatch({ is: 'loading', href });

/** Loads the page that shows again. */
function reload() {
  const { page, path } = state;
  const { search = '', hash = '' } = page?.path === path ? page.window.location : {};
  load(path + search + hash);
}

/** Takes the page that a frame has loaded, once its typefaces are there. */
export async function arrive(id: number, window: Window & typeof globalThis) {
  await window.document.fonts.ready;
  const [entry] = window.performance.getEntriesByType('navigation');
  const { responseStatus = 200 } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  const { page: old, path, view } = state;
  // While the content has problems, the page before them is better than none.
  if (responseStatus === 503 && old && id !== state.shown) return dispatch({ is: 'loaded', id });
  const page = new SitePage(window, responseStatus < 500);
  page.setEdited(state.mode === 'edit');
  if (old?.path === page.path && id !== state.shown) page.takeOver(old);
  dispatch({ is: 'loaded', id, page });
  for (const { field, value } of Object.values(state.drafts))
    showLive(page, field, field.value, value);
  // A visitor's click led to another page.
  const isElsewhere = view && 'path' in view && view.path !== state.path && path !== state.path;
  if (isElsewhere && !hasTyped(state)) dispatch({ is: 'opened', view: undefined });
  if (path !== state.path) void refresh();
}

/** Shows another page, once what is typed is saved. */
export async function go(href: string) {
  if (await open(undefined)) load(href);
}

function changeOf(draft: Draft): Change {
  const { file, path, value } = draft.field;
  return { do: 'set', at: { file, path }, was: value ?? null, value: meant(draft) };
}

/** Problems with the content are listed as long as there are some. */
function take(known: NonNullable<State['known']>) {
  note({ known });
  const isListed = state.view?.name === 'problems';
  if (known.problems > 0 === isListed || (!isListed && state.view)) return;
  dispatch({ is: 'opened', view: isListed ? undefined : { name: 'problems', path: state.path } });
  void refreshForm();
}

/** Asks again for what the window shows. */
export async function refresh() {
  const { path } = state;
  const known = ask('state', { path }).then(
    (known) => {
      if (path === state.path) take(known);
    },
    () => {},
  );
  await Promise.all([refreshForm(), known]);
}

/** Forms that show what is wrong with what is typed before it is written. */
const isChecked = ({ view }: State) => view?.name === 'brand' || view?.name === 'act';

async function refreshForm() {
  const { view, drafts } = state;
  if (!view) return;
  try {
    const typed = isChecked(state) ? Object.values(drafts).map(changeOf) : [];
    dispatch({ is: 'formed', view, form: await ask('form', { view, drafts: typed }) });
  } catch (error) {
    if (error instanceof NoAnswer) return;
    // It was deleted from its file. What is typed stays.
    if (hasTyped(state)) say((error as Error).message, true);
    else dispatch({ is: 'opened', view: undefined });
  }
}

/** After this time without an answer, the toolbar says that something is being done. */
const slowMs = 400;

/** Sends something, and says what came of it. */
export async function tell(asked: Promise<Answer>, told: Told): Promise<Answer> {
  const working = 'Working…';
  const slow = setTimeout(() => say(working), slowMs);
  const answer = await asked.catch(
    ({ message }: Error): Answer => ({
      is: 'refused',
      errors: [{ severity: 'error', file: '', line: 0, path: [], message }],
    }),
  );
  clearTimeout(slow);
  if (state.said?.words === working) sayNothing();
  const before = state.path;
  dispatch({ is: 'answered', answer, ...told });
  if (state.path !== before) load(state.path);
  await refresh();
  return answer;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that each knows the state that the one before it left. */
export function inTurn<Done>(act: () => Promise<Done>): Promise<Done> {
  const mine = last.then(act);
  last = mine.catch(() => {});
  return mine;
}

const send = (asking: () => Promise<Answer>, told: Told) => inTurn(() => tell(asking(), told));

export const change = (changes: Change[], told: Told) =>
  send(() => ask('change', { changes }), told);

const asBase64 = (file: File) =>
  new Promise<string>((read, fail) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

/** Inserts a picture: in a text, after the paragraph with the caret. */
export const putPicture = (
  { file, path }: Source,
  picture: File,
  { said, alt = '', caret }: { said: string; alt?: string; caret?: number | undefined },
) =>
  send(
    async () => {
      const base64 = await asBase64(picture);
      return ask('picture', { file, path, name: picture.name, alt, caret, base64 });
    },
    { at: [{ file, path }], said },
  );

async function write(sent: Draft[]): Promise<boolean> {
  if (sent.length === 0) return true;
  const told = { at: sent.map(({ field }) => field), said: 'Saved', sent };
  const { is } = await tell(ask('change', { changes: sent.map(changeOf) }), told);
  if (is === 'written') return true;
  // Drafts without a problem do not wait for the others.
  await write(sent.filter(({ field }) => !(keyOf(field) in state.problems)));
  return false;
}

/** Writes what was typed. Returns whether nothing is left to be written. */
export const save = () => inTurn(() => write(unsaved(state)));

/** How often a preview is made while somebody types. */
const previewMs = 100;

let isWaiting = false;
const previews = new Map<string, Draft>();

/** Shows a draft on the page; Markdown, and what the server has to read, not with every key. */
function preview(draft: Draft) {
  const before = state.drafts[keyOf(draft.field)] ?? { value: draft.field.value };
  if (draft.field.kind === 'markdown') previews.set(keyOf(draft.field), draft);
  else showLive(state.page, draft.field, before.value, draft.value);
  if (isWaiting || !(isChecked(state) || previews.size > 0)) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    for (const { field, value } of previews.values()) showLive(state.page, field, undefined, value);
    previews.clear();
    if (isChecked(state)) void refreshForm();
  }, previewMs);
}

export function type(field: Field, value: unknown) {
  const draft = { field: state.drafts[keyOf(field)]?.field ?? field, value };
  preview(draft);
  dispatch({ is: 'typed', draft });
}

/** Goes on from the value that the file has now, with that or with what was typed. */
export function settle({ field, value }: Draft, theirs: unknown, next: unknown) {
  showLive(state.page, field, value, next);
  dispatch({ is: 'typed', draft: { field: { ...field, value: theirs }, value: next } });
  void save();
}

/** Saves what is being typed; what cannot be saved is discarded only after a question. */
export async function open(view: View | undefined): Promise<boolean> {
  // More may be typed while it is sent.
  while ((await save()) && unsaved(state).length > 0);
  if (hasTyped(state) && !confirm('You have unsaved changes. Discard them?')) return false;
  previews.clear();
  for (const { field, value } of Object.values(state.drafts))
    showLive(state.page, field, value, field.value);
  dispatch({ is: 'opened', view });
  sayNothing();
  void refresh();
  return true;
}

export function setMode(mode: Mode) {
  state.page?.setEdited(mode === 'edit');
  note({ mode });
}

/** Changes whole files, once the server has been told all that was typed. */
export async function doAct() {
  await refreshForm();
  const { act } = state.form ?? {};
  if (act) await change([act.change], { at: [act.change.at], said: act.said });
}

/** Undoes the last step, or makes it again. Says what prevents it. */
export async function step(direction: 'undo' | 'redo') {
  const said = direction === 'undo' ? 'Undone' : 'Redone';
  const answer = await send(() => ask('step', { direction }), { at: [], said });
  if (answer.is === 'written') say(`${said}: ${answer.what}`);
  if (answer.is === 'conflict') say(`${answer.at.file} was changed by another program since`, true);
  if (answer.is === 'refused') say(answer.errors[0]?.message ?? '', true);
}

/** Sends a question whose answer the toolbar shows in a sentence; then everything is asked again. */
const doAndSay = <Answered>(
  asking: () => Promise<Answered>,
  wordsFor: (answer: Answered) => string,
) =>
  inTurn(async () => {
    const answer = await asking().catch(({ message }: Error) => say(message, true));
    if (answer !== undefined) say(wordsFor(answer));
    await refresh();
    return answer;
  });

/** Commits what was changed. */
export const saveVersion = (message: string) =>
  doAndSay(
    () => ask('commit', { message }),
    (saved) => `Saved as a version: ${saved}`,
  );

/** Sends the versions to the remote repository. */
export const publish = (keep?: Side) =>
  doAndSay(
    () => ask('publish', { keep }),
    ({ is }) => (is === 'published' ? 'Published' : ''),
  );

/** Gives a value what the last version has. */
export const revert = (at: Source, name: string) =>
  send(() => ask('revert', { at }), { at: [at], said: `Reverted: ${name}` });

/** Content has changed, whoever changed it. */
function follow() {
  reload();
  void refresh();
}

let feed: EventSource | undefined;
let isAway = false;

/** Listens for changed content, and notices when the server stops or starts again. */
function listen() {
  feed?.close();
  feed = new EventSource('/_edit/changes');
  feed.onmessage = follow;
  feed.onopen = () => {
    if (!isAway) return;
    isAway = false;
    sayNothing();
    follow();
  };
  feed.onerror = () => {
    if (isAway) return;
    isAway = true;
    say(notRunning, true);
  };
}

/** Opened in one tab, the address of a new start is known to all tabs. */
const tabs = new BroadcastChannel('edit');

export function start() {
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    token = data;
    listen();
  };
  if (address.searchParams.has('token')) tabs.postMessage(token);
  showAddress();
  load(state.path);
  listen();
  void refresh();
}
