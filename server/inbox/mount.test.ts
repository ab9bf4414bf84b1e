import { afterEach, expect, it, vi } from 'vitest';
import { leadFrom, leave, takeForms } from '../../tests/support/leads.ts';
import { accept } from '../leads/leads.ts';
import { hashOf, isPassword } from '../leads/password.ts';
import { signatureOf } from '../leads/signature.ts';
import { findLeads } from './find-leads.ts';
import { inTurn } from './mount.ts';

afterEach(leave);

const password = 'correct horse battery';
const host = 'www.example.com';
const path = '/forms/inbox';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function servedInbox(options = {}) {
  const { app, store } = await takeForms({ INBOX_PASSWORD_HASH: await hashOf(password) }, options);
  await accept(store, leadFrom({ message: 'Peru' }), []);
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

it('is not there unless a password is set', async () => {
  const { app } = await takeForms();
  expect((await app.inject(`${path}/`)).statusCode).toBe(404);
});

it('shows nothing without the password, and everything with it, until one signs out', async () => {
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
  // Another page that leads here shows nothing.
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

it('ends a session after twelve hours, and takes none that is made up', async () => {
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
  const hash = await hashOf('another password');
  expect(row?.id).not.toBe(signatureOf(`session ${token}`, hash));
  // What is stored opens nothing by itself.
  expect(row?.id).not.toBe(token);
});

it('answers what is no password clearly', async () => {
  const { post } = await servedInbox();
  const codes = [];
  for (const payload of ['{"password":5}', '{"password":["a","b"]}', '{}', ''])
    codes.push((await post('/enter', payload, { 'content-type': 'application/json' })).statusCode);
  expect(codes).toEqual([401, 400, 400, 400]);
});

it('lets nobody guess on', async () => {
  const { post } = await servedInbox();
  const codes = [];
  for (let count = 0; count < 6; count += 1)
    codes.push((await post('/enter', `password=guess-${count}`)).statusCode);
  codes.push((await post('/enter', new URLSearchParams({ password }).toString())).statusCode);
  expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

it('checks one password at a time, and few of a flood from many addresses', async () => {
  const { post } = await servedInbox({ trustProxy: ['loopback'] });
  const attempts = Array.from({ length: 300 }, (_, at) =>
    post('/enter', 'password=guess', { 'x-forwarded-for': `192.0.2.${at % 60}` }),
  );
  const codes = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 401)).toHaveLength(4);
  expect(codes.filter((code) => code === 429)).toHaveLength(296);
});

it('checks no more than thirty passwords a minute, of all addresses together', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z') });
  let atOnce = 0;
  const check = inTurn(async () => {
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return false;
  });
  const results = [];
  for (let count = 0; count < 16; count += 1)
    results.push(...(await Promise.all([check('guess'), check('guess')])));
  expect(results).toEqual([...Array(30).fill(false), undefined, undefined]);
  vi.advanceTimersByTime(60_000);
  expect(await check('guess')).toBe(false);
  vi.useRealTimers();
});

it('shows and changes the leads of its own site only', async () => {
  const { look, post, enter, store } = await servedInbox();
  const other = leadFrom({ email: 'other@example.com' }, { site: 'other.example' });
  await accept(store, other, []);
  const cookie = nameAndValue(await enter());
  expect((await look(cookie, '/?view=all')).body).not.toContain('other@example.com');
  await post('/change', `id=${other.id}&act=delete&sure=yes`, { cookie });
  expect(await findLeads(store, { site: 'other.example' })).toHaveLength(1);
});

it('keeps no password', async () => {
  const hash = await hashOf(password);
  expect(hash).toMatch(/^scrypt\.[\w-]{22}\.[\w-]{43}$/);
  expect(await hashOf(password)).not.toBe(hash);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(`${password} `, hash)).toBe(false);
});
