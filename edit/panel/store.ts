import { useSyncExternalStore } from 'react';
import type { Answer, Change, Field, Source, View } from '../api.ts';
import { ask } from './ask.ts';
import { showLive } from './live.tsx';
import { findSpots } from './spots.ts';
import { type Draft, type Event, isChanged, keyOf, reduce, type State, trimmed } from './state.ts';

const storageKey = 'edit-panel';

function recall(): State {
  const none = { isOn: false, drafts: {}, problems: {}, path: location.pathname };
  const kept: State = { ...none, ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  if (kept.go === location.pathname) return { ...kept, path: kept.go, go: undefined };
  return kept.go || kept.path === location.pathname ? kept : { ...none, isOn: kept.isOn };
}

let state = recall();
const listeners = new Set<() => void>();

export const current = () => state;

export function dispatch(event: Event) {
  state = reduce(state, event);
  // What the server said is asked again.
  const { form: _, known: __, ...kept } = state;
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStore = () => useSyncExternalStore(subscribe, current);

const changeOf = ({ field: { file, path, value: was }, value }: Draft): Change => ({
  do: 'set',
  at: { file, path },
  was: was ?? null,
  value: trimmed(value),
});

/** Asks again what the panel shows. */
export async function refresh() {
  const { view, drafts, isOn } = state;
  if (isOn || view)
    ask('state', { path: location.pathname }).then(
      (known) => dispatch({ is: 'known', known }),
      () => {},
    );
  if (!view) return;
  try {
    const typed = Object.values(drafts).map(changeOf);
    const isTold = view.name === 'brand' || view.name === 'act';
    const form = await ask('form', { view, drafts: isTold ? typed : [] });
    dispatch({ is: 'formed', view, form });
  } catch (error) {
    // It is not there any more. A server that is being started again is no reason to close.
    if (!(error instanceof TypeError)) dispatch({ is: 'opened', view: undefined });
  }
}

/** One after the other, so that each knows the state that the one before it left. */
let last: Promise<unknown> = Promise.resolve();

/** Goes to the page that came to be: the server may still be looking for it, or starting again. */
export async function follow() {
  const { go } = state;
  if (!go) return;
  const isThere = await fetch(go).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.assign(go);
  else setTimeout(follow, 200);
}

/** Until everything that was sent is answered. */
export const settled = () => last;

type Told = { at: Source[]; said: string; sent?: Draft[]; view?: View | undefined };

async function tell(asked: () => Promise<Answer>, told: Told): Promise<boolean> {
  const answer = await asked().catch(
    ({ message }: Error): Answer => ({
      is: 'refused',
      faults: [{ file: '', line: 0, path: [], message }],
    }),
  );
  dispatch({ is: 'answered', answer, ...told });
  void follow();
  await refresh();
  return answer.is === 'written';
}

function send(asked: () => Promise<Answer>, told: Told): Promise<boolean> {
  const mine = last.then(() => tell(asked, told));
  last = mine;
  return mine;
}

export const change = (changes: Change[], told: Told) =>
  send(() => ask('change', { changes }), told);

/** Puts in a picture: in a text, after the paragraph with the caret. */
export const putPicture = (
  { file, path }: Source,
  picture: File,
  { alt = '', caret, ...told }: Omit<Told, 'at'> & { alt?: string; caret?: number | undefined },
) =>
  send(() => ask('picture', { file, path, alt, caret }, picture), {
    at: [{ file, path }],
    ...told,
  });

/** Writes what was typed. Tells whether nothing is left to be written. */
export function save(): Promise<boolean> {
  const mine = last.then(async () => {
    const drafts = Object.values(state.drafts).filter((each) => each.field.file && isChanged(each));
    if (drafts.length === 0) return true;
    const at = drafts.map(({ field }) => field);
    const asked = () => ask('change', { changes: drafts.map(changeOf) });
    return tell(asked, { at, said: 'Saved', sent: drafts });
  });
  last = mine;
  return mine;
}

/** What a field has: what was typed, or what the file says. */
export const typedIn = (field: Field) => {
  const draft = state.drafts[keyOf(field)];
  return draft ? draft.value : field.value;
};

const spotsOf = (mark: number | undefined) =>
  mark === undefined ? [] : findSpots().filter(({ number }) => number === mark);

function show(field: Field, before: unknown, after: unknown) {
  if (field.kind !== 'text' && field.kind !== 'markdown') return;
  showLive(spotsOf(field.mark), field, String(before ?? ''), String(after ?? ''));
}

let wait: ReturnType<typeof setTimeout> | undefined;

export function type(field: Field, value: unknown) {
  const draft = state.drafts[keyOf(field)];
  show(field, draft ? draft.value : field.value, value);
  dispatch({ is: 'typed', draft: { field: draft?.field ?? field, value } });
  // What is wrong with it is told while it is typed, or chosen, which changes it with every move.
  clearTimeout(wait);
  if (field.kind === 'color' || !field.file) wait = setTimeout(() => void refresh(), 120);
}

/** Writes what was typed over what the file has now. */
export function overwrite(field: Field, theirs: unknown) {
  dispatch({ is: 'typed', draft: { field: { ...field, value: theirs }, value: typedIn(field) } });
  void save();
}

export function drop(field: Field) {
  const draft = state.drafts[keyOf(field)];
  if (draft) show(field, draft.value, field.value);
  dispatch({ is: 'dropped', at: field });
  void refresh();
}

/** After the page was reloaded: what had been typed is shown again. */
export function showDrafts() {
  for (const { field, value } of Object.values(state.drafts)) show(field, field.value, value);
}

/** Whatever is being typed is saved first; where it is refused, its panel stays. */
export async function open(view: View | undefined): Promise<boolean> {
  if (!(await save())) return false;
  dispatch({ is: 'opened', view });
  dispatch({ is: 'said', said: undefined });
  void refresh();
  return true;
}

/** Closes the panel, and drops what is not saved. */
export function close() {
  for (const { field, value } of Object.values(state.drafts)) show(field, value, field.value);
  dispatch({ is: 'opened', view: undefined });
}

export async function toggle() {
  if (!state.isOn) dispatch({ is: 'switched', isOn: true });
  else if (await open(undefined)) dispatch({ is: 'switched', isOn: false });
  void refresh();
}

/** Changes whole files, with what was typed and what the server proposes for the rest. */
export async function doAct() {
  await refresh();
  const { act } = state.form ?? {};
  if (!act) return;
  const { said } = act;
  const typed = Object.values(state.drafts).map(({ field, value }) => [field.path[0], value]);
  const whole = { ...act.change, ...Object.fromEntries(typed) };
  void change([whole], { at: [whole.at], said });
}

const here = () => ({ file: '', path: [location.pathname] });

/** Takes the last step back, or makes it again. What stands in the way is told in the line below. */
export async function step(direction: 'undo' | 'redo') {
  const said = direction === 'undo' ? 'Undone' : 'Redone';
  if (await send(() => ask('step', { direction }), { at: [here()], said })) return;
  const problem = state.problems[keyOf(here())];
  const words =
    problem?.is === 'conflict'
      ? `${problem.file} was changed meanwhile, outside of this window`
      : (problem?.faults[0]?.message ?? '');
  dispatch({ is: 'said', said: { words, isAlert: true } });
}

export async function keep() {
  if (!(await save())) return;
  const { is, message } = await ask('commit', {});
  const words = is === 'committed' ? `Kept: ${message}` : message;
  dispatch({ is: 'said', said: { words, isAlert: is === 'refused' } });
  void refresh();
}
