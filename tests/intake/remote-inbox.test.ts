import { afterEach, expect, it } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { accept, leadOf } from '../../server/leads/leads.ts';
import { hashOf, isPassword } from '../../server/leads/password.ts';
import { leadFrom, leave, type Site, takeForms } from './house.ts';

afterEach(leave);

const password = 'correct horse battery';
const host = 'www.example.com';
const path = '/forms/inbox';

const post = ({ app }: Site, to: string, fields: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `${path}${to}`,
    headers: {
      host,
      origin: `https://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: fields,
  });

async function servedInbox() {
  const hash = await hashOf(password);
  const served = await takeForms({ INBOX_PASSWORD_HASH: hash });
  await accept(served.store, leadFrom({ message: 'Peru' }), new Date());
  return { served, hash };
}

const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

it('is not there unless a password is set', async () => {
  const { app } = await takeForms();
  expect((await app.inject(`${path}/`)).statusCode).toBe(404);
});

it('shows nothing without the password, and everything with it', async () => {
  const { served } = await servedInbox();
  const look = (cookie: string, more = {}, url = `${path}/`) =>
    served.app.inject({ url, headers: { host, cookie, ...more } });
  for (const url of [path, `${path}/`, `${path}/leads.csv`]) {
    const answer = await look('', {}, url);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('ada@example.com');
  }
  const wrong = await post(served, '/enter', 'password=wrong');
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);

  const entered = await post(served, '/enter', new URLSearchParams({ password }).toString());
  expect(entered.statusCode).toBe(303);
  expect(entered.headers['set-cookie']).toMatch(
    /^inbox=\S+; Path=\/forms\/inbox; HttpOnly; SameSite=Strict; Secure$/,
  );
  const cookie = cookieOf(entered);
  const page = await look(cookie);
  expect(page.body).toContain('ada@example.com');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect((await look(cookie, {}, `${path}/leads.csv`)).body).toContain('Peru');
  // Another page that leads here shows nothing.
  expect((await look(cookie, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
  expect((await look(cookie, {}, `${path}/?view=none`)).statusCode).toBe(400);

  const [lead] = await findLeads(served.store);
  const act = `id=${lead?.id}&act=answered`;
  for (const origin of ['https://evil.example', 'null'])
    expect((await post(served, '/change', act, { cookie, origin })).statusCode).toBe(403);
  expect((await post(served, '/change', act)).statusCode).toBe(401);
  expect((await findLeads(served.store))[0]?.state).toBe('new');
  expect((await post(served, '/change', act, { cookie })).statusCode).toBe(303);
  expect((await findLeads(served.store))[0]?.state).toBe('answered');

  const left = await post(served, '/leave', '', { cookie });
  expect(left.headers['set-cookie']).toMatch(/^inbox=; .*Max-Age=0$/);
});

it('takes no session of another password, none that is over, and none that is made up', async () => {
  const { served, hash } = await servedInbox();
  const { newSession } = await import('../../server/leads/password.ts');
  const look = async (session: string) =>
    (await served.app.inject({ url: `${path}/`, headers: { host, cookie: `inbox=${session}` } }))
      .statusCode;
  const now = new Date();
  const good = newSession(hash, now);
  expect(await look(good)).toBe(200);
  expect(await look(newSession(await hashOf(password), now))).toBe(401);
  expect(await look(newSession(hash, new Date(now.getTime() - 13 * 3600_000)))).toBe(401);
  expect(await look(`9${good}`)).toBe(401);
  expect(await look('a.b')).toBe(401);
});

it('lets nobody guess on', async () => {
  const { served } = await servedInbox();
  const codes = [];
  for (let count = 0; count < 7; count += 1)
    codes.push((await post(served, '/enter', `password=guess-${count}`)).statusCode);
  expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const right = new URLSearchParams({ password }).toString();
  expect((await post(served, '/enter', right)).statusCode).toBe(429);
});

it('keeps no password', async () => {
  const hash = await hashOf(password);
  expect(hash).not.toContain(password);
  expect(hash).toMatch(/^[\w.-]+$/);
  expect(await hashOf(password)).not.toBe(hash);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(`${password} `, hash)).toBe(false);
});

it('shows the leads of its own site only', async () => {
  const { served } = await servedInbox();
  const other = leadOf(
    { form: 'hero', language: 'en', email: 'other@example.com' },
    { site: 'other.example', now: new Date() },
  );
  await accept(served.store, other, new Date());
  const entered = await post(served, '/enter', new URLSearchParams({ password }).toString());
  const cookie = cookieOf(entered);
  const page = await served.app.inject({ url: `${path}/?view=all`, headers: { host, cookie } });
  expect(page.body).not.toContain('other@example.com');
  await post(served, '/change', `id=${other.id}&act=delete&sure=yes`, { cookie });
  expect(await findLeads(served.store, { site: 'other.example' })).toHaveLength(1);
});
