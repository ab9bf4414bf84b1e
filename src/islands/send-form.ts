import { sinceVisit } from './since-visit.ts';

/** Longer than any answer takes: after this the visitor is asked to try again. */
const patienceMs = 20_000;

/**
 * Names a message until it is taken, also where the page is loaded again before that: sent again, it is
 * the same message. Only where the page came over https, or from this machine.
 */
function keyOfMessage(): string | undefined {
  const key = history.state?.key ?? crypto.randomUUID?.();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

const forgetKey = () => history.replaceState({ ...history.state, key: undefined }, '');

/** As the browser would send it by itself: other origins take that without being asked first. */
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
  // From a service that takes JSON alone.
  return answer.status === 415
    ? send(new Blob([JSON.stringify(message)], { type: 'application/json' }))
    : answer;
}

/** Sends what was typed into a form, and rejects unless it was taken. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  let answer = await post(form.action, values);
  if (answer.status === 409) {
    // The key stands for other words, which did arrive.
    forgetKey();
    answer = await post(form.action, values);
  }
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`);
  forgetKey();
}
