import { afterEach, expect, it, vi } from 'vitest';
import { add, leadFrom, leave, takeForms } from '../../tests/support/leads.ts';
import { passwordHash, signatureOf } from '../leads/signature.ts';
import { findLeads } from './find-leads.ts';

afterEach(leave);

const password = 'generated-by-leads-setup';
const host = 'www.example.com';
const path = '/forms/inbox';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function servedInbox(options = {}) {
  const { app, store } = await takeForms({ INBOX_PASSWORD_HASH: passwordHash(password) }, options);
  await add(store, leadFrom({ message: 'Peru' }), []);
  const post = (to: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `${path}${to}`,
      headers: { host, origin: `https://${host}`, ...form, ...headers },
      payload,
    });
  const look = (cookie: string, url = '/', headers = {}) =>
    app.inject({ url: `${path}${url}`, headers: { host, cookie, ...headers } });
  const enter = async () => {
    const answer = await post('/enter', new URLSearchParams({ password }).toString());
    return String(answer.headers['set-cookie']);
  };
  return { app, store, post, look, enter };
}
const nameAndValue = (cookie: string) => cookie.split(';')[0] ?? '';

it('does not exist unless a password is set', async () => {
  const { app } = await takeForms();
  expect((await app.inject(`${path}/`)).statusCode).toBe(404);
});

it('shows leads only with the password, until the owner signs out', async () => {
  const { look, post, enter, store } = await servedInbox();
  for (const url of ['', '/', '/leads.csv']) {
    const answer = await look('', url);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('ada@example.com');
  }
  const wrong = await post('/enter', 'password=wrong');
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);

  const set = await enter();
  expect(set).toMatch(/^inbox=[\w-]{32}; Path=\/forms\/inbox; HttpOnly; SameSite=Strict; Secure$/);
  const cookie = nameAndValue(set);
  const page = await look(cookie);
  expect(page.body).toContain('ada@example.com');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect((await look(cookie, '/leads.csv')).body).toContain('Peru');
  // A link on another site shows nothing.
  expect((await look(cookie, '/', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);

  const [lead] = await findLeads(store);
  const act = `id=${lead?.id}&act=answered`;
  for (const origin of ['https://evil.example', 'null'])
    expect((await post('/change', act, { cookie, origin })).statusCode).toBe(403);
  expect((await post('/change', act)).statusCode).toBe(401);
  expect((await findLeads(store))[0]?.state).toBe('new');
  expect((await post('/change', act, { cookie })).statusCode).toBe(303);
  expect((await findLeads(store))[0]?.state).toBe('answered');

  const other = nameAndValue(await enter());
  const left = await post('/leave', '', { cookie });
  expect(left.headers['set-cookie']).toMatch(/^inbox=; .*Max-Age=0$/);
  expect((await look(cookie)).statusCode).toBe(401);
  expect((await look(other)).statusCode).toBe(200);
});

it('ends a session after twelve hours, and refuses a forged one', async () => {
  const { look, enter } = await servedInbox();
  const cookie = nameAndValue(await enter());
  expect((await look('inbox=made.up')).statusCode).toBe(401);
  vi.setSystemTime(Date.now() + 11 * 3600_000);
  expect((await look(cookie)).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 2 * 3600_000);
  expect((await look(cookie)).statusCode).toBe(401);
  vi.useRealTimers();
});

it('ends all sessions with a new password', async () => {
  const { enter, store } = await servedInbox();
  const token = nameAndValue(await enter()).slice('inbox='.length);
  const [row] = await store.db.selectFrom('sessions').selectAll().execute();
  const hash = passwordHash('another password');
  expect(row?.id).not.toBe(signatureOf(`session ${token}`, hash));
  // The stored id opens nothing.
  expect(row?.id).not.toBe(token);
});

it.each(['{"password":5}', '{"password":["a","b"]}', '{}', ''])(
  'answers %j, which contains no password, with 400 or 401',
  async (payload) => {
    const { post } = await servedInbox();
    const answer = await post('/enter', payload, { 'content-type': 'application/json' });
    expect([400, 401]).toContain(answer.statusCode);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

it('accepts the password while six addresses guess', async () => {
  const { post, enter } = await servedInbox({ trustProxy: ['loopback'] });
  for (let round = 0; round < 25; round += 1) {
    const guesses = Array.from({ length: 6 }, (_, at) =>
      post('/enter', `password=guess-${round}`, { 'x-forwarded-for': `192.0.2.${at}` }),
    );
    expect(await enter()).toMatch(/^inbox=/);
    expect(new Set((await Promise.all(guesses)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([401]),
    );
  }
});

it('finds its session beside a cookie of the same name that another subdomain set', async () => {
  const { look, post, enter } = await servedInbox();
  const cookie = nameAndValue(await enter());
  expect((await look(`inbox=planted; ${cookie}`)).statusCode).toBe(200);
  await post('/leave', '', { cookie: `inbox=planted; ${cookie}` });
  expect((await look(cookie)).statusCode).toBe(401);
});

it('stores a note without control characters, and refuses one that is too long', async () => {
  const { post, enter, store } = await servedInbox();
  const cookie = nameAndValue(await enter());
  const [lead] = await findLeads(store);
  const save = async (note: string) =>
    (await post('/change', `id=${lead?.id}&act=note&note=${note}`, { cookie })).statusCode;
  expect(await save('Called%00 back')).toBe(303);
  expect((await findLeads(store))[0]?.note).toBe('Called back');
  expect(await save('x'.repeat(1001))).toBe(400);
  expect(await save('%00'.repeat(1001))).toBe(303);
});

it('shows and changes the leads of its own site only', async () => {
  const { look, post, enter, store } = await servedInbox();
  const other = leadFrom({ email: 'other@example.com' }, { site: 'other.example' });
  await add(store, other, []);
  const cookie = nameAndValue(await enter());
  expect((await look(cookie, '/?view=all')).body).not.toContain('other@example.com');
  await post('/change', `id=${other.id}&act=delete&sure=yes`, { cookie });
  expect(await findLeads(store, { site: 'other.example' })).toHaveLength(1);
});
