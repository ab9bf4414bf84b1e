import { sinceVisit } from '../since-visit.ts';

/** Longer than any answer takes: after this the visitor is asked to try again. */
const patienceMs = 20_000;

const sent = new WeakMap<HTMLFormElement, { typed: string; key: string | undefined }>();

/** The same values sent again, because no answer came, have the same key: they are one message. */
function keyFor(form: HTMLFormElement, typed: string) {
  const last = sent.get(form);
  if (last?.typed === typed) return last.key;
  // Only where the page came over https, or from this machine.
  const key = crypto.randomUUID?.();
  sent.set(form, { typed, key });
  return key;
}

/** Sends what was typed into a form, and rejects unless it was taken. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const values = Object.fromEntries(new FormData(form));
  const key = keyFor(form, JSON.stringify(values));
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...values, key, elapsed: Math.round(sinceVisit()) }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`);
  sent.delete(form);
}
