import type { Answers } from '../answer.ts';
import type { Change } from '../api.ts';
import { type Draft, hasTyped, meant, type State } from './state.ts';
import { current, dispatch, note, showMessage, token, windowId } from './store.ts';

export const notRunning =
  'The editor is not running. Run “npm run edit” again, and open the address that it prints. What you typed stays here';

/** The server does not run, or was started again. */
class NoAnswer extends Error {}

/** Asks the server one of the questions in answer.ts. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  asked: Parameters<Answers[Name]>[1],
): Promise<Awaited<ReturnType<Answers[Name]>>> {
  const headers = { 'edit-token': token.current };
  const caller = { window: windowId, page: current().path };
  const request = { method: 'POST', headers, body: JSON.stringify({ asked, caller }) };
  const response = await fetch(`/_edit/${name}`, request).catch(() => {
    throw new NoAnswer(notRunning);
  });
  const answer = await response.json();
  if (response.status === 403) throw new NoAnswer(answer.message);
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

export function changeOf(draft: Draft): Change {
  const { file, path, value } = draft.field;
  return { do: 'set', at: { file, path }, was: value ?? null, value: meant(draft) };
}

/** Shows the problems view as long as the content has problems. */
function take(known: NonNullable<State['known']>) {
  note({ known });
  const { path, view } = current();
  const isListed = view?.name === 'problems';
  if (known.problems > 0 === isListed || (!isListed && view)) return;
  dispatch({ is: 'opened', view: isListed ? undefined : { name: 'problems', path } });
  void refreshForm();
}

/** Asks again for everything that the window shows. */
export async function refresh() {
  const { path } = current();
  const known = ask('state', { path }).then(
    (known) => {
      if (path === current().path) take(known);
    },
    () => {},
  );
  await Promise.all([refreshForm(), known]);
}

/** Forms that show what is wrong with what is typed before it is written. */
export const isChecked = ({ view }: State) => view?.name === 'brand' || view?.name === 'act';

export async function refreshForm() {
  const { view, drafts } = current();
  if (!view) return;
  try {
    const typed = isChecked(current()) ? Object.values(drafts).map(changeOf) : [];
    dispatch({ is: 'formed', view, form: await ask('form', { view, drafts: typed }) });
  } catch (error) {
    if (error instanceof NoAnswer) return;
    // It was deleted from its file. What is typed stays.
    if (hasTyped(current())) showMessage((error as Error).message, true);
    else dispatch({ is: 'opened', view: undefined });
  }
}
