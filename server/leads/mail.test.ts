import { afterEach, expect, it, vi } from 'vitest';
import { forms, hero, leadFrom, leave, mailServer, takeForms } from '../../tests/support/leads.ts';
import { createMailer } from './mail.ts';
import { noticeMail, unlinked } from './mail-words.ts';
import { type Delivery, FinalRefusal, PerhapsArrived } from './outbox.ts';
import { readSettings } from './settings.ts';

afterEach(leave);

it('sends the lead to the owner, and to the visitor a mail without anything that was typed', async () => {
  const mail = await mailServer();
  const { post } = await takeForms({ SMTP_URL: mail.SMTP_URL, LEADS_TO: 'owner@shop.example' });
  await post('contact', {
    elapsed: 5000,
    email: 'ada@example.com',
    name: 'Ada\r\nBcc: other@example.com',
    message: 'See https://evil.example/a <img src=x onerror=alert(1)>',
  });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000);
  const [owner, visitor] = ['owner@shop.example', 'ada@example.com'].map((to) =>
    mail.mails.find((each) => each.to.join() === to),
  );
  expect(owner?.source).toMatch(/^Reply-To: ada@example\.com\r$/m);
  expect(owner?.source).not.toMatch(/^Bcc:/m);
  expect(owner?.source).not.toContain('evil.example');
  expect(owner?.source.split('text/html')[1]).not.toContain('<img');
  expect(visitor?.source).toMatch(/^Subject: We have your message/m);
  expect(visitor?.source).not.toMatch(/evil|Bcc/);
  for (const each of [owner, visitor]) expect(each?.source).toMatch(/text\/plain[\s\S]*text\/html/);
});

it('sends no password without TLS, unless SMTP_PLAINTEXT is on', async () => {
  const mail = await mailServer();
  const SMTP_URL = mail.SMTP_URL.replace('//', '//site:never-to-be-printed@');
  const careful = await takeForms({ SMTP_URL });
  await careful.post('hero', hero());
  await vi.waitFor(async () => {
    const [row] = await careful.store.db.selectFrom('deliveries').select('error').execute();
    expect(row?.error).toMatch(/TLS/i);
  }, 10_000);
  expect([mail.passwords, mail.mails]).toEqual([0, []]);
  const allowed = await takeForms({ SMTP_URL, SMTP_PLAINTEXT: 'on' });
  await allowed.post('hero', hero());
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000);
  expect(mail.passwords).toBe(1);
});

/** Sends a mail to this server; `abort` ends the attempt. */
function attemptAt(SMTP_URL: string, kind = 'owner') {
  const controller = new AbortController();
  const mailer = createMailer(forms, readSettings({ SMTP_URL }, 'hello@example.com'));
  const delivery = { id: 'one', kind, about: leadFrom({}) } as Delivery;
  const result = mailer
    ?.send(delivery, controller.signal)
    .catch((error) => error)
    .finally(() => mailer.close());
  return { result, abort: () => controller.abort() };
}

it.each(['after the message', 'before the message'])(
  'can be aborted %s, and knows whether the mail may have arrived',
  async (when) => {
    const isSent = when.startsWith('after');
    const [reached, reach] = [Promise.withResolvers<void>(), () => reached.resolve()];
    const mail = Object.assign(await mailServer(), isSent ? { answer: reach } : { hold: reach });
    const { result, abort } = attemptAt(mail.SMTP_URL);
    await reached.promise;
    abort();
    const error = await result;
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof PerhapsArrived).toBe(isSent);
  },
);

it.each([
  ['a refused message', { answer: (done: (error: Error) => void) => done(new Error()) }],
  ['a refused recipient', { refusal: 451 }],
])('knows that %s has not arrived', async (_what, behavior) => {
  const mail = Object.assign(await mailServer(), behavior);
  const error = await attemptAt(mail.SMTP_URL).result;
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PerhapsArrived);
});

it.each([
  ['visitor', true],
  ['owner', false],
  ['notice', false],
])('gives up a mail to a mailbox that refuses permanently: %s, %s', async (kind, isFinal) => {
  const mail = Object.assign(await mailServer(), { refusal: 550 });
  const error = await attemptAt(mail.SMTP_URL, kind).result;
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof FinalRefusal).toBe(isFinal);
});

it('writes a notice without anything that a visitor typed', () => {
  const { subject, text } = noticeMail(forms, 540, true);
  expect(subject).toBe('540 leads are quarantined');
  expect(text).toBe(
    `Nothing is sent about a quarantined lead until you release it in the inbox.

https://www.example.com/forms/inbox/?view=quarantine

Example
Example, Inc., 1 Example Street, Springfield
`,
  );
  expect(noticeMail(forms, 1, false).text).toContain('run “npm run leads” on the server');
});

it.each(['https://a.example/b', 'www.a.example', 'me@a.example'])(
  'breaks the link in %s',
  (text) => {
    expect(unlinked(text)).not.toMatch(/\w\.\w|:\/\/|@\w/);
    expect(unlinked(text).replaceAll('\u200b', '')).toBe(text);
  },
);
