import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hero, leave, mailServer, site, takeForms } from '../../tests/support/leads.ts';
import { findLeads } from '../inbox/find-leads.ts';
import { confirm, mark } from './leads.ts';
import { purge } from './retention.ts';

afterEach(leave);

const message = {
  elapsed: 5000,
  email: 'ada@example.com',
  name: 'Ada',
  subject: 'Hello',
  message: 'One\ntwo',
};
const person = {
  elapsed: 5000,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'B',
  agreeToTerms: 'on',
};
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

it('what is thanked for is stored, and nothing else of the visitor', async () => {
  const { post, store } = await takeForms();
  const contact = { ...message, email: 'Ada@Example。com.' };
  expect((await post('contact', contact)).statusCode).toBe(202);
  expect((await post('sign-up', { ...person, password: 'secret' })).statusCode).toBe(202);
  const leads = await findLeads(store);
  const { elapsed: _, ...typed } = message;
  expect(leads.find(({ form }) => form === 'contact')).toMatchObject({
    ...typed,
    email: 'Ada@example.com',
    state: 'new',
  });
  expect(leads.find(({ form }) => form === 'sign-up')).toMatchObject({ name: 'Ada B' });
  expect(JSON.stringify(leads)).not.toMatch(/secret|127\.0\.0\.1/);
});

const json = { 'content-type': 'application/json' };
const wrong: [string, string, unknown, Record<string, string>, number, string?][] = [
  ['a missing field', 'contact', { email: 'a@b' }, {}, 400, 'message'],
  ['no address', 'hero', { email: 'nobody' }, {}, 400, 'email'],
  ['an address of dots', 'hero', { email: 'a@..' }, {}, 400, 'email'],
  ['a link as an address', 'hero', { email: 'www.evil.example/a@b' }, {}, 400, 'email'],
  ['a line break in an address', 'hero', { email: 'a@b\r\nBcc: c@d' }, {}, 400, 'email'],
  ['no agreement', 'sign-up', { ...person, agreeToTerms: 'off' }, {}, 400, 'agreeToTerms'],
  ['broken JSON', 'hero', '{', json, 400],
  ['a list', 'hero', [], {}, 400, ''],
  ['a list for a text', 'contact', { ...message, message: ['\u0000'] }, {}, 400, 'message'],
  ['another site', 'hero', hero(), { origin: 'https://evil.example' }, 403],
  ['no origin', 'hero', hero(), { origin: '' }, 403],
  ['too much', 'contact', { ...message, message: 'x'.repeat(90_000) }, {}, 413],
  ['another type', 'hero', 'a', { 'content-type': 'text/plain' }, 415],
];
it('what cannot be taken is answered clearly', async () => {
  const { post, store } = await takeForms();
  for (const [what, form, body, headers, status, field] of wrong) {
    const answer = await post(form, body, { headers });
    expect([what, answer.statusCode, answer.json().field]).toEqual([what, status, field]);
    expect(answer.body).not.toMatch(/\bat |node_modules/);
  }
  expect(await findLeads(store)).toEqual([]);
});

describe('a repeat is one lead', () => {
  it('by its key, fifty times at once', async () => {
    const { post, store } = await takeForms();
    const keyed = { ...hero(), key: 'the-same-key' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('hero', keyed)));
    expect(new Set(codes(answers))).toEqual(new Set([202]));
    expect(await findLeads(store)).toHaveLength(1);
    const other = await post('hero', { ...keyed, email: 'bob@example.com' });
    expect(other.statusCode).toBe(409);
  });

  it('by its words, where no script gave it a key', async () => {
    const { post, store } = await takeForms();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _ of [1, 2]) {
      const answer = await post('hero', 'email=ada%40example.com&language=en&website=', {
        headers,
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/#hero-sent']);
    }
    expect(await findLeads(store)).toHaveLength(1);
    const answer = await post('contact', 'email=nobody&language=de', { headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/de/contact#contact-failed',
    ]);
    const scripted = { ...headers, accept: 'application/json' };
    const told = await post('contact', 'email=nobody&message=a', { headers: scripted });
    expect([told.statusCode, told.json().field]).toEqual([400, 'email']);
  });
});

it.each([
  ['whoever fills in the hidden field', { ...hero(), website: 'https://spam.example' }],
  ['whoever is quicker than people are', { ...hero(), elapsed: 300 }],
  ['whoever does not say how long it took', { email: 'ada@example.com' }],
])('%s is held back, and nothing is sent until the owner releases it, once', async (_who, body) => {
  const { post, store } = await takeForms({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await post('hero', body)).statusCode).toBe(202);
  const [lead] = await findLeads(store);
  const waiting = async () => {
    const rows = store.db.selectFrom('deliveries').select('kind').where('state', '<>', 'held');
    return (await rows.orderBy('kind').execute()).map(({ kind }) => kind);
  };
  expect([lead?.state, await waiting()]).toEqual(['quarantine', []]);
  for (const state of ['spam', 'new', 'answered', 'new'] as const)
    await mark(store, lead?.id ?? '', state, new Date());
  expect(await waiting()).toEqual(['owner', 'visitor']);
});

it('one visitor has one limit for all forms, by address, or by network of IPv6', async () => {
  const trusting = await takeForms({ LEADS_PER_MINUTE: '2' }, { trustProxy: ['loopback'] });
  const plain = await takeForms({ LEADS_PER_MINUTE: '2' });
  const sendFrom = async ({ post }: typeof plain, ...addresses: string[]) => {
    const answers = [];
    for (const [at, address] of addresses.entries()) {
      const [form, body] = at % 2 ? ['contact', message] : ['hero', hero()];
      answers.push(await post(String(form), body, { headers: { 'x-forwarded-for': address } }));
    }
    return answers;
  };
  expect(codes(await sendFrom(trusting, '1.1.1.1', '1.1.1.1', '2.2.2.2'))).toEqual([202, 202, 202]);
  const network = await sendFrom(trusting, '2001:db8::1', '2001:db8::2', '2001:db8::3');
  expect(codes(network)).toEqual([202, 202, 429]);
  const answers = await sendFrom(plain, '1.1.1.1', '1.1.1.1', '2.2.2.2');
  expect(codes(answers)).toEqual([202, 202, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('nobody is thanked while the database does not take it', async () => {
  const { post, store } = await takeForms();
  await sql`alter table deliveries rename to gone`.execute(store.db);
  await sql`alter table leads rename to lost`.execute(store.db);
  const answer = await post('hero', hero());
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  await sql`alter table lost rename to leads`.execute(store.db);
  await sql`alter table gone rename to deliveries`.execute(store.db);
  expect((await post('hero', hero())).statusCode).toBe(202);
});

it('warns once if a proxy names visitors whom nobody believes', async () => {
  const lines: string[] = [];
  const logger = { stream: { write: (line: string) => lines.push(line) } };
  const { post } = await takeForms({}, { logger });
  for (const _ of [1, 2])
    await post('hero', hero(), { headers: { 'x-forwarded-for': '192.0.2.1' } });
  const warned = lines.filter((line) => line.includes('TRUST_PROXY does not name'));
  expect(warned).toEqual([expect.not.stringContaining('192.0.2.1')]);
});

describe('double opt-in', () => {
  const settings = { DOUBLE_OPT_IN: 'on', LEADS_SECRET: 's'.repeat(32) };
  const tokenIn = (source = '') =>
    /token=([\w.-]+)/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? '';

  it('counts an address once its owner presses the button, and once only', async () => {
    const mail = await mailServer();
    const { app, post, store } = await takeForms({ ...settings, SMTP_URL: mail.SMTP_URL });
    await post('hero', { ...hero(), language: 'de' });
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 10_000);
    const state = async () => (await findLeads(store))[0]?.state;
    const token = tokenIn(mail.mails[0]?.source);

    const page = await app.inject(`/forms/confirm?token=${token}&language=de`);
    expect(page.body).toMatch(/<html lang="de"[\s\S]*\(de\)[\s\S]*value="de"><button/);
    expect(await state()).toBe('unconfirmed');
    expect((await post('confirm', { token: `${token.slice(0, -2)}xx` })).statusCode).toBe(410);
    expect(await state()).toBe('unconfirmed');
    expect((await post('confirm', { token })).statusCode).toBe(200);
    expect(await state()).toBe('new');
    await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 10_000);
    expect((await post('confirm', { token })).body).toContain('already');
    expect(mail.mails).toHaveLength(3);

    vi.setSystemTime(Date.now() + 4 * 24 * 60 * 60 * 1000);
    expect((await app.inject(`/forms/confirm?token=${token}`)).statusCode).toBe(410);
    vi.useRealTimers();
  });

  it('asks also where a lead was held back, and sends what both have agreed to', async () => {
    const { post, store } = await takeForms({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
    await post('hero', { ...hero(), elapsed: 100 });
    const lead = async () => (await findLeads(store))[0];
    const id = (await lead())?.id ?? '';
    const kinds = async () => {
      const rows = store.db.selectFrom('deliveries').select('kind').where('state', '<>', 'held');
      return (await rows.orderBy('kind').execute()).map(({ kind }) => kind);
    };
    const received = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString();
    await store.db.updateTable('leads').set({ received }).execute();
    await mark(store, id, 'new', new Date());
    await purge(store, site, { retentionDays: 365, now: new Date() });
    expect([(await lead())?.state, await kinds()]).toEqual(['unconfirmed', ['confirm']]);
    await mark(store, id, 'spam', new Date());
    expect(await confirm(store, id, new Date())).toBe('done');
    expect([(await lead())?.state, await kinds()]).toEqual(['spam', []]);
    await mark(store, id, 'new', new Date());
    expect(await kinds()).toEqual(['owner', 'visitor']);
  });
});
