import type { Answer, Change, Side, Source } from '../api.ts';
import { ask, refresh, refreshForm } from './ask.ts';
import { load } from './frames.ts';
import type { SubmitOptions } from './state.ts';
import { clearMessage, current, dispatch, showMessage } from './store.ts';

/** After this time without an answer, the toolbar shows that something is being done. */
const slowMs = 400;

const working = 'Working…';

/** Waits for the answer to a change, and shows the result. */
export async function submit(asked: Promise<Answer>, options: SubmitOptions): Promise<Answer> {
  const slow = setTimeout(() => showMessage(working), slowMs);
  const answer = await asked.catch(
    ({ message }: Error): Answer => ({
      is: 'refused',
      errors: [{ severity: 'error', file: '', line: 0, path: [], message }],
    }),
  );
  clearTimeout(slow);
  if (current().message?.text === working) clearMessage();
  const before = current().path;
  dispatch({ is: 'answered', answer, ...options });
  if (current().path !== before) load(current().path);
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

const send = (asking: () => Promise<Answer>, options: SubmitOptions) =>
  inTurn(() => submit(asking(), options));

export const change = (changes: Change[], options: SubmitOptions) =>
  send(() => ask('change', { changes }), options);

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
  { message, alt = '', caret }: { message: string; alt?: string; caret?: number | undefined },
) =>
  send(
    async () => {
      const base64 = await asBase64(picture);
      return ask('picture', { file, path, name: picture.name, alt, caret, base64 });
    },
    { at: [{ file, path }], message },
  );

/** Changes whole files, once the server knows all that was typed. */
export async function doAct() {
  await refreshForm();
  const { act } = current().form ?? {};
  if (act) await change([act.change], { at: [act.change.at], message: act.message });
}

/** Sends a question, shows its answer as a message, and asks again for everything. */
const doAndShow = <Answered>(
  asking: () => Promise<Answered>,
  messageFor: (answer: Answered) => string,
) =>
  inTurn(async () => {
    const answer = await asking().catch(({ message }: Error) => showMessage(message, true));
    if (answer !== undefined) showMessage(messageFor(answer));
    await refresh();
    return answer;
  });

/** Commits what was changed. */
export const saveVersion = (message: string) =>
  doAndShow(
    () => ask('commit', { message }),
    (saved) => `Saved as a version: ${saved}`,
  );

/** Sends the versions to the remote repository. */
export const publish = (keep?: Side) =>
  doAndShow(
    () => ask('publish', { keep }),
    ({ is }) => (is === 'published' ? 'Published' : ''),
  );

/** Restores a value from the last version. */
export const revert = (at: Source, name: string) =>
  send(() => ask('revert', { at }), { at: [at], message: `Reverted: ${name}` });
