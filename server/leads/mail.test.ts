import { afterEach, expect, it, vi } from 'vitest';
import { forms, hero, leadFrom, leave, mailServer, takeForms } from '../../tests/support/leads.ts';
import { createMailer, mailOptions } from './mail.ts';
import { noticeMail, unlinked } from './mail-words.ts';
import { type Delivery, FinalRefusal, PerhapsArrived } from './outbox.ts';
import { readSettings } from './settings.ts';

afterEach(leave);

it('brings the owner the lead, and the visitor a confirmation without a word that was typed', async () => {
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
  expect(owner?.source).toMatch(/^Reply-To: .*<ada@example\.com>/m);
  expect(owner?.source).not.toMatch(/^Bcc:/m);
  expect(owner?.source).not.toContain('evil.example');
  expect(owner?.source.split('text/html')[1]).not.toContain('<img');
  expect(visitor?.source).toMatch(/^Subject: We have your message/m);
  expect(visitor?.source).not.toMatch(/evil|Bcc/);
  for (const each of [owner, visitor]) expect(each?.source).toMatch(/text\/plain[\s\S]*text\/html/);
});

it.each([550, 450])('what the owner’s mailbox refuses with %i waits', async (code) => {
  const mail = await mailServer();
  mail.refusal = code;
  const { post, store } = await takeForms({ SMTP_URL: mail.SMTP_URL });
  await post('hero', hero());
  await vi.waitFor(async () => {
    const rows = await store.db.selectFrom('deliveries').select(['state', 'attempts']).execute();
    expect(rows).toEqual(Array(2).fill({ state: 'waiting', attempts: 1 }));
  }, 10_000);
});

it('sends no password without TLS, unless the owner says so', async () => {
  const mail = await mailServer();
  const SMTP_URL = mail.SMTP_URL.replace('//', '//site:never-to-be-printed@');
  const careful = await takeForms({ SMTP_URL });
  await careful.post('hero', hero());
  await vi.waitFor(async () => {
    const [row] = await careful.store.db.selectFrom('deliveries').select('error').execute();
    expect(row?.error).toMatch(/TLS/i);
  }, 10_000);
  expect([mail.passwords, mail.mails]).toEqual([0, []]);
  const told = await takeForms({ SMTP_URL, SMTP_PLAINTEXT: 'on' });
  await told.post('hero', hero());
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000);
  expect(mail.passwords).toBe(1);
});

const mailerFor = (SMTP_URL: string, options = {}, kind = 'owner') => {
  const settings = readSettings({ SMTP_URL }, 'hello@example.com');
  const delivery = { id: 'one', kind, about: leadFrom({}) } as Delivery;
  const mailer = createMailer(forms, settings, options);
  const send = () => mailer?.send(delivery, 1).finally(() => mailer.close());
  return { settings, send };
};

it('waits ten minutes for the answer to a message, as RFC 5321 asks', () => {
  const { mail } = mailerFor('smtp://127.0.0.1:1').settings;
  expect(mail && mailOptions(mail).socketTimeout).toBe(600_000);
});

it.each([
  ['after the message', { answer: () => {} }, true],
  [
    'by a refusal of the message',
    { answer: (done: (error: Error) => void) => done(new Error()) },
    false,
  ],
  ['before the message', { refusal: 451 }, false],
])('an attempt that ended %s may have arrived: %#', async (_when, behavior, isPerhaps) => {
  const mail = Object.assign(await mailServer(), behavior);
  const error = await mailerFor(mail.SMTP_URL, { socketTimeout: 300 })
    .send()
    ?.catch((error) => error);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof PerhapsArrived).toBe(isPerhaps);
});

it.each([
  ['visitor', true],
  ['owner', false],
])('a mailbox that refuses is refused for good: %s, %s', async (kind, isFinal) => {
  const mail = Object.assign(await mailServer(), { refusal: 550 });
  const error = await mailerFor(mail.SMTP_URL, {}, kind)
    .send()
    ?.catch((error) => error);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof FinalRefusal).toBe(isFinal);
});

it('tells of many leads without a word of theirs', () => {
  const { subject, text } = noticeMail(forms, 21, true);
  expect(subject).toBe('21 new leads');
  expect(text).toMatch(/^https:\/\/www\.example\.com\/forms\/inbox\/\n\nExample\n/);
  expect(noticeMail(forms, 21, false).text).toContain('npm run leads');
});

it.each(['https://a.example/b', 'www.a.example', 'me@a.example'])('%s is no link', (text) => {
  expect(unlinked(text)).not.toMatch(/\w\.\w|:\/\/|@\w/);
  expect(unlinked(text).replaceAll('\u200b', '')).toBe(text);
});
