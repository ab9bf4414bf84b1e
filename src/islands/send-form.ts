import { sinceVisit } from './since-visit.ts';

/** Longer than any answer should take. After this, the visitor is asked to try again. */
const patienceMs = 20_000;

/**
 * A key for the message, kept until it is accepted, even if the page is reloaded: sent twice, it counts
 * as one message. Undefined without https (except on localhost), where randomUUID does not exist.
 */
function keyOfMessage(): string | undefined {
  const key = history.state?.key ?? crypto.randomUUID?.();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

const forgetKey = () => history.replaceState({ ...history.state, key: undefined }, '');

/** Posts in the format of a native form, which other origins accept without a CORS preflight. */
async function post(address: string, values: Record<string, string>): Promise<Response> {
  const key = keyOfMessage();
  const message = { ...values, ...(key && { key }), elapsed: String(Math.round(sinceVisit())) };
  const send = (body: BodyInit) =>
    fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
  const answer = await send(new URLSearchParams(message));
  // This service accepts only JSON.
  return answer.status === 415
    ? send(new Blob([JSON.stringify(message)], { type: 'application/json' }))
    : answer;
}

/** Sends the values of a form. Rejects if they were not accepted. */
export async function sendForm(action: string, values: Record<string, string>): Promise<void> {
  let answer = await post(action, values);
  if (answer.status === 409) {
    // The key belongs to an earlier message with other words, which did arrive.
    forgetKey();
    answer = await post(action, values);
  }
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`);
  forgetKey();
}
