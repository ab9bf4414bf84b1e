import { sinceVisit } from './since-visit.ts';

/** Longer than any answer should take. After this, the visitor is asked to try again. */
const timeoutMs = 20_000;

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

/** Names and values, in the order of the form. */
type Values = [name: string, value: string][];

/** Posts in the format of a native form, which other origins accept without a CORS preflight. */
async function post(address: string, values: Values): Promise<Response> {
  const key = keyOfMessage();
  const message = new URLSearchParams(values);
  if (key) message.set('key', key);
  message.set('elapsed', String(Math.round(sinceVisit())));
  const { host } = URL.parse(document.referrer) ?? {};
  // Another service learns no more than what was typed.
  if (host && host !== location.host && address.startsWith('/')) message.set('referrer', host);
  const send = (body: BodyInit) =>
    fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  const answer = await send(message);
  // This service accepts only JSON.
  return answer.status === 415
    ? send(new Blob([JSON.stringify(asObject(message))], { type: 'application/json' }))
    : answer;
}

/** Several values of a name are a list. */
const asObject = (message: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(message.keys())].map((name) => {
      const [value, ...others] = message.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );

/** Sends the values of a form. Rejects if they were not accepted. */
export async function sendForm(action: string, values: Values): Promise<void> {
  let answer = await post(action, values);
  if (answer.status === 409) {
    // The key belongs to an earlier message with other words, which did arrive.
    forgetKey();
    answer = await post(action, values);
  }
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`);
  forgetKey();
}
