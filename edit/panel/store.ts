import { useSyncExternalStore } from 'react';
import type { Answers } from '../answer.ts';
import type { Answer, Change, Field, Source, View } from '../api.ts';
import { showLive } from './live.tsx';
import { pageNow, wasRenewed } from './renew.ts';
import {
  type Draft,
  type Event,
  hasTyped,
  keyOf,
  meant,
  reduce,
  type State,
  type Told,
  unsaved,
} from './state.ts';

/** While the content has faults, what is typed on the page waits for it. */
const storageKey = document.body.hasAttribute('data-faults') ? 'edit-faults' : 'edit-panel';

const waiting = (path: string) => `${storageKey} ${path}`;

const read = (key: string): Partial<State> => JSON.parse(sessionStorage.getItem(key) ?? '{}');

/** What is kept of a state. What the server said is asked again; a mark is known only while that runs. */
function keep(key: string, { view, form, known: _, ...kept }: State) {
  const at = form?.around ?? form?.at;
  const place = view?.name === 'field' && at ? { ...view, mark: undefined, at } : view;
  sessionStorage.setItem(key, JSON.stringify({ ...kept, view: place }));
}

/** What was typed on a page that is left waits until that is opened again. */
function leave(left: State) {
  if (unsaved(left).length > 0) keep(waiting(left.path), left);
}

function recall(): State {
  const path = location.pathname;
  const begin = { isOn: false, drafts: {}, problems: {}, path };
  const kept = { ...begin, ...read(storageKey) };
  if (kept.path !== path) leave(kept);
  const known = kept.path === path ? kept : read(waiting(path));
  sessionStorage.removeItem(waiting(path));
  return { ...begin, ...known, problems: {}, isOn: kept.isOn };
}

let state = recall();
const listeners = new Set<() => void>();

export const current = () => state;

export function dispatch(event: Event) {
  const before = state;
  state = reduce(state, event);
  if (state.path !== before.path) leave(before);
  keep(storageKey, state);
  for (const listener of listeners) listener();
}

export const note = (notes: Extract<Event, { is: 'noted' }>['notes']) =>
  dispatch({ is: 'noted', notes });

export const say = (words: string, isAlert = false) => note({ said: { words, isAlert } });
export const sayNothing = () => note({ said: undefined });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStore = () => useSyncExternalStore(subscribe, current);

const notRunning =
  'The editor does not answer. Run “npm run edit” again; what you typed stays here';

/** The server does not run, or is another by now, which lets nobody in yet. */
class NoAnswer extends Error {}

/** What the server answers to one of the questions in answer.ts. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  asked: Parameters<Answers[Name]>[1],
): Promise<Awaited<ReturnType<Answers[Name]>>> {
  const request = { method: 'POST', body: JSON.stringify(asked) };
  const answer = await fetch(`/_edit/${name}`, request).catch(() => {
    throw new NoAnswer(notRunning);
  });
  const said = await answer.json();
  if (answer.status === 403) throw new NoAnswer(said.message);
  if (!answer.ok) throw new Error(said.message);
  return said;
}

function changeOf(draft: Draft): Change {
  const { file, path, value } = draft.field;
  return { do: 'set', at: { file, path }, was: value ?? null, value: meant(draft) };
}

/** Asks again what the panel shows. */
export async function refresh() {
  const { view, isOn } = state;
  await refreshForm();
  if (!isOn && !view) return;
  const { pathname: path } = location;
  await ask('state', { path }).then(
    (known) => note({ known }),
    () => {},
  );
}

/** What is wrong with what is typed here is told, and shown, before it is written. */
const isTold = ({ view }: State) => view?.name === 'brand' || view?.name === 'act';

async function refreshForm() {
  const { view, drafts } = state;
  if (!view) return;
  try {
    const typed = isTold(state) ? Object.values(drafts).map(changeOf) : [];
    dispatch({ is: 'formed', view, form: await ask('form', { view, drafts: typed }) });
  } catch (error) {
    if (error instanceof NoAnswer) return;
    // It is not there any more, which drops nothing of what is typed.
    if (hasTyped(state)) say((error as Error).message, true);
    else if (view.name === 'faults') location.reload();
    else dispatch({ is: 'opened', view: undefined });
  }
}

/** Goes to the page that came to be, once the server has found it. */
async function follow() {
  await pageNow(state.path);
  location.assign(state.path);
}

/** Asks, and tells what came of it. */
export async function tell(asked: Promise<Answer>, told: Told): Promise<Answer> {
  const answer = await asked.catch(
    ({ message }: Error): Answer => ({
      is: 'refused',
      faults: [{ file: '', line: 0, path: [], message }],
    }),
  );
  dispatch({ is: 'answered', answer, ...told });
  if (state.path !== location.pathname) void follow();
  await refresh();
  return answer;
}

let last: Promise<unknown> = Promise.resolve();

/** Until everything that was sent is answered. */
export const settled = () => last;

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

/** Puts in a picture: in a text, after the paragraph with the caret. */
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
  // What nothing was said against is not kept waiting.
  await write(sent.filter(({ field }) => !(keyOf(field) in state.problems)));
  return false;
}

/** Writes what was typed. Tells whether nothing is left to be written. */
export const save = () => inTurn(() => write(unsaved(state)));

let isWaiting = false;

export function type(field: Field, value: unknown) {
  const draft = state.drafts[keyOf(field)];
  showLive(field, draft ? draft.value : field.value, value);
  dispatch({ is: 'typed', draft: { field: draft?.field ?? field, value } });
  if (!isTold(state) || isWaiting) return;
  isWaiting = true;
  // What is chosen by eye changes with every move.
  setTimeout(() => {
    isWaiting = false;
    void refreshForm();
  }, 120);
}

/** Goes on from what the file has now, with that or with what was typed. */
export function settle({ field, value }: Draft, theirs: unknown, next: unknown) {
  showLive(field, value, next);
  dispatch({ is: 'typed', draft: { field: { ...field, value: theirs }, value: next } });
  void save();
}

/** After the page came anew: what had been typed is shown again. */
export function showDrafts() {
  for (const { field, value } of Object.values(state.drafts)) showLive(field, field.value, value);
}

/** Whatever is being typed is saved first; what cannot be is dropped only by who typed it. */
export async function open(view: View | undefined): Promise<boolean> {
  // What is typed on while it is sent is sent, too.
  while ((await save()) && unsaved(state).length > 0);
  if (hasTyped(state) && !confirm('What you typed is not written. Drop it?')) return false;
  for (const { field, value } of Object.values(state.drafts)) showLive(field, value, field.value);
  dispatch({ is: 'opened', view });
  sayNothing();
  void refresh();
  return true;
}

export async function toggle() {
  // An open drawer of the site's makes all else inert.
  document.getElementById('site-menu')?.hidePopover();
  if (!state.isOn) note({ isOn: true });
  else if (await open(undefined)) {
    note({ isOn: false });
    if (wasRenewed()) return location.reload();
  }
  void refresh();
}

/** Changes whole files, once the server has been told all that was typed. */
export async function doAct() {
  await refreshForm();
  const { act } = state.form ?? {};
  if (act) await change([act.change], { at: [act.change.at], said: act.said });
}

/** Takes the last step back, or makes it again. What stands in the way is told in the line below. */
export async function step(direction: 'undo' | 'redo') {
  const said = direction === 'undo' ? 'Undone' : 'Redone';
  const answer = await send(() => ask('step', { direction }), { at: [], said });
  if (answer.is === 'conflict')
    say(`${answer.at.file} was changed meanwhile, outside of this window`, true);
  if (answer.is === 'refused') say(answer.faults[0]?.message ?? '', true);
}

export async function keepChanges() {
  if (!(await save())) return;
  await ask('commit', {}).then(
    (message) => say(`Kept: ${message}`),
    ({ message }: Error) => say(message, true),
  );
  void refresh();
}
