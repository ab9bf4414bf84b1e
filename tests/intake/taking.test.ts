import { afterEach, describe, expect, it } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { mark } from '../../server/leads/leads.ts';
import { hero, leave, takeForms } from './house.ts';

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

it('what is thanked for is stored, and nothing else of the visitor', async () => {
  const { post, store } = await takeForms();
  expect((await post('contact', message)).statusCode).toBe(202);
  expect((await post('sign-up', { ...person, password: 'secret' })).statusCode).toBe(202);
  const [access, contact] = await findLeads(store);
  const { elapsed: _, ...typed } = message;
  expect(contact).toMatchObject({ ...typed, form: 'contact', state: 'new' });
  expect(access).toMatchObject({ form: 'sign-up', name: 'Ada B', email: person.email });
  expect(JSON.stringify([access, contact])).not.toMatch(/secret|127\.0\.0\.1/);
});

it.each([
  ['a missing field', 'contact', { email: 'a@b' }, {}, 400, 'message'],
  ['no address', 'hero', { email: 'nobody' }, {}, 400, 'email'],
  ['a link as an address', 'hero', { email: 'www.evil.example/a@b' }, {}, 400, 'email'],
  ['a line break in an address', 'hero', { email: 'a@b\r\nBcc: c@d' }, {}, 400, 'email'],
  ['no agreement', 'sign-up', { ...person, agreeToTerms: 'off' }, {}, 400, 'agreeToTerms'],
  ['broken JSON', 'hero', '{', { 'content-type': 'application/json' }, 400, undefined],
  ['a list', 'hero', [], {}, 400, ''],
  ['a list for a text', 'contact', { ...message, message: ['\u0000'] }, {}, 400, 'message'],
  ['another site', 'hero', hero(), { origin: 'https://evil.example' }, 403, undefined],
  ['no origin', 'hero', hero(), { origin: '' }, 403, undefined],
  ['too much', 'contact', { ...message, message: 'x'.repeat(90_000) }, {}, 413, undefined],
  ['another type', 'hero', 'a', { 'content-type': 'text/plain' }, 415, undefined],
])('%s is answered clearly', async (_what, form, body, headers, status, field) => {
  const { post, store } = await takeForms();
  const answer = await post(form, body, { headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().field).toBe(field);
  expect(answer.body).not.toMatch(/\bat |node_modules/);
  expect(await findLeads(store)).toEqual([]);
});

describe('a repeat is one lead', () => {
  it('by its key, fifty times at once', async () => {
    const { post, store } = await takeForms();
    const sends = Array.from({ length: 50 }, () =>
      post('hero', { ...hero(), key: 'the-same-key' }),
    );
    expect(new Set((await Promise.all(sends)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([202]),
    );
    expect(await findLeads(store)).toHaveLength(1);
    const other = await post('hero', { ...hero('bob@example.com'), key: 'the-same-key' });
    expect(other.statusCode).toBe(409);
  });

  it('by its words, where no script gave it a key', async () => {
    const { post, store } = await takeForms();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ email: 'ada@example.com', language: 'en', website: '' });
    for (const _ of [1, 2]) {
      const answer = await post('hero', body.toString(), { headers });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/#hero-sent']);
    }
    expect(await findLeads(store)).toHaveLength(1);
    const answer = await post('contact', 'email=nobody', { headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact#contact-failed']);
    const asking = { ...headers, accept: 'application/json' };
    const scripted = await post('contact', 'email=nobody&message=a', { headers: asking });
    expect([scripted.statusCode, scripted.json().field]).toEqual([400, 'email']);
  });
});

it.each([
  ['whoever fills in the hidden field', { ...hero(), website: 'https://spam.example' }],
  ['whoever is quicker than people are', { ...hero(), elapsed: 300 }],
  ['whoever does not say how long it took', { email: 'ada@example.com' }],
])('%s waits in quarantine, and nothing is sent until the owner lets it', async (_who, body) => {
  const { post, store } = await takeForms({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await post('hero', body)).statusCode).toBe(202);
  const [lead] = await findLeads(store);
  expect(lead?.state).toBe('quarantine');
  const count = () => store.db.selectFrom('deliveries').select('kind').execute();
  expect(await count()).toEqual([]);
  await mark(store, lead?.id ?? '', 'new', new Date());
  expect(await count()).toHaveLength(2);
});

it('counts by address, behind a proxy only where that is trusted', async () => {
  const trusting = await takeForms({ LEADS_PER_MINUTE: '2' }, { trustProxy: ['loopback'] });
  const plain = await takeForms({ LEADS_PER_MINUTE: '2' });
  const sendFrom = async ({ post }: typeof plain, ...addresses: string[]) => {
    const answers = [];
    for (const address of addresses) {
      answers.push(await post('hero', hero(), { headers: { 'x-forwarded-for': address } }));
    }
    return answers;
  };
  const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
  expect(codes(await sendFrom(trusting, '1.1.1.1', '1.1.1.1', '2.2.2.2'))).toEqual([202, 202, 202]);
  // One IPv6 network is one visitor.
  expect(codes(await sendFrom(trusting, '2001:db8::1', '2001:db8::2', '2001:db8::3'))).toEqual([
    202, 202, 429,
  ]);
  const answers = await sendFrom(plain, '1.1.1.1', '1.1.1.1', '2.2.2.2');
  expect(codes(answers)).toEqual([202, 202, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('nobody is thanked while the database does not take it', async () => {
  const { post, store } = await takeForms();
  await store.db.schema.alterTable('leads').renameTo('gone').execute();
  const answer = await post('hero', hero());
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  await store.db.schema.alterTable('gone').renameTo('leads').execute();
  expect((await post('hero', hero())).statusCode).toBe(202);
});

it('warns once if a proxy names visitors whom nobody believes', async () => {
  const warned = async (trustProxy: string[] | false) => {
    const lines: string[] = [];
    const logger = { stream: { write: (line: string) => lines.push(line) } };
    const { post } = await takeForms({}, { trustProxy, logger });
    for (const _ of [1, 2])
      await post('hero', hero(), { headers: { 'x-forwarded-for': '192.0.2.1' } });
    return lines.filter((line) => line.includes('TRUST_PROXY does not name'));
  };
  const [line, ...more] = await warned(false);
  expect([more, line]).toEqual([[], expect.not.stringContaining('192.0.2.1')]);
  expect(await warned(['loopback'])).toEqual([]);
});
