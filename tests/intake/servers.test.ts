import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { countLeads, findLeads } from '../../server/inbox/find-leads.ts';
import { accept } from '../../server/leads/leads.ts';
import { dropTarget, reportTargets } from '../../server/leads/targets.ts';
import {
  emptyDatabase,
  ends,
  hero,
  leadFrom,
  leave,
  mailServer,
  site,
  storeOf,
  takeForms,
} from './house.ts';

afterEach(leave);

const isPostgres = process.env.TEST_POSTGRES !== undefined;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

it('a server without SMTP_URL neither sends nor gives up the mail of others', async () => {
  const database = await emptyDatabase();
  const mail = await mailServer();
  mail.isDown = true;
  const sending = await takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  await sending.post('hero', hero());
  await vi.waitFor(() => expect(mail.attempts).toBeGreaterThan(0), 5000);
  await sending.app.close();

  const other = await takeForms(database);
  await other.post('hero', hero('bob@example.com'));
  // Its workers have had their turn once it is closed.
  await other.app.close();
  const store = await storeOf(database);
  const rows = await store.db.selectFrom('deliveries').select(['state', 'target']).execute();
  expect(rows).toEqual(Array(4).fill({ state: 'waiting', target: 'mail' }));
  expect(other.said.join('\n')).toMatch(/Mail: did not work last time .*; 2 wait/);

  mail.isDown = false;
  await store.db.updateTable('targets').set({ free: '' }).execute();
  await takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(4), 8000);
});

it('a target goes only by command', async () => {
  const { store } = await takeForms({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await accept(store, leadFrom({}), new Date());
  expect(await dropTarget(store, site, 'mail')).toBe(2);
  expect(await reportTargets(store, site, new Date())).toEqual([]);
  const rows = await store.db.selectFrom('deliveries').select(['state', 'error']).execute();
  expect(rows[0]).toEqual({ state: 'given up', error: 'Its target was removed' });
});

it('two brands in one database never get each other’s leads', async () => {
  const database = await emptyDatabase();
  const [first, second] = [await mailServer(), await mailServer()];
  const one = await takeForms({ ...database, SMTP_URL: 'smtp://127.0.0.1:1' });
  await one.post('hero', hero());
  await one.app.close();
  const env = { ...database, SMTP_URL: second.SMTP_URL };
  const other = await takeForms(env, { domain: 'other.example' });
  // The same words on the same day are a lead of their own on another site.
  expect((await other.post('hero', hero())).statusCode).toBe(202);
  await vi.waitFor(() => expect(second.mails).toHaveLength(2), 5000);
  await other.app.close();

  const store = await storeOf(database);
  await store.db.updateTable('targets').set({ free: '' }).execute();
  await takeForms({ ...database, SMTP_URL: first.SMTP_URL });
  await vi.waitFor(() => expect(first.mails).toHaveLength(2), 8000);
  expect(second.mails).toHaveLength(2);
  expect((await findLeads(store, { site })).map((lead) => lead.site)).toEqual([site]);
  expect(await countLeads(store, 'other.example')).toMatchObject({ inbox: 1, all: 1 });
  expect(await countLeads(store, undefined)).toMatchObject({ all: 2 });
});

if (!isPostgres)
  it('a second server on one SQLite file does not start, and says why', async () => {
    const database = await emptyDatabase();
    const { app } = await takeForms(database);
    await expect(takeForms(database)).rejects.toThrow(
      /another server keeps its leads in .*PostgreSQL/,
    );
    await app.close();
    await takeForms(database);
  });

it('a slow webhook holds up no mail', async () => {
  const asked: string[] = [];
  const slow = createServer((request) => asked.push(request.url ?? '')).listen(0, '127.0.0.1');
  await new Promise((done) => slow.once('listening', done));
  ends.push(
    () => slow.closeAllConnections(),
    () => slow.close(),
  );
  const { port } = slow.address() as AddressInfo;
  const mail = await mailServer();
  const { post } = await takeForms({
    SMTP_URL: mail.SMTP_URL,
    WEBHOOK_URLS: `http://localhost:${port}/slow`,
    WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW: 'localhost',
  });
  for (let count = 0; count < 30; count += 1) await post('hero', hero(`a${count}@example.com`));
  await vi.waitFor(() => expect(mail.mails).toHaveLength(60), 8000);
  expect(asked).toHaveLength(1);
});

if (!isPostgres)
  it('while SQLite is locked, forms fail in time and pages do not wait', async () => {
    const database = await emptyDatabase();
    const { app, post } = await takeForms(database);
    app.get('/pricing', () => 'page');
    const lock = new DatabaseSync(database.LEADS_DB ?? '');
    lock.exec('begin immediate');
    const sent = Array.from({ length: 8 }, (_, at) => post('hero', hero(`a${at}@example.com`)));
    let longest = 0;
    let isAnswered = false;
    const all = Promise.all(sent).finally(() => {
      isAnswered = true;
    });
    const start = performance.now();
    while (!isAnswered) {
      const asked = performance.now();
      expect((await app.inject('/pricing')).body).toBe('page');
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((done) => setImmediate(done));
    }
    const codes = (await all).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([503]));
    expect(performance.now() - start).toBeLessThan(10_000);
    // Less than SQLite itself waits for a lock.
    expect(longest).toBeLessThan(1900);
    lock.exec('rollback');
    lock.close();
    expect((await post('hero', hero())).statusCode).toBe(202);
  });

if (isPostgres)
  it('comes back by itself when PostgreSQL does', async () => {
    const { DATABASE_URL = '' } = await emptyDatabase();
    const { hostname, port } = new URL(DATABASE_URL);
    const { createServer: listen, connect } = await import('node:net');
    // Nobody listens there at first.
    const gate = listen((socket) => {
      const inner = connect(Number(port), hostname);
      socket.pipe(inner).pipe(socket);
      for (const each of [socket, inner]) each.on('error', () => each.destroy());
    });
    await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
    const open = (gate.address() as AddressInfo).port;
    await new Promise((done) => gate.close(done));
    const app = (await import('fastify')).fastify();
    const { mountIntake } = await import('../../server/leads/mount.ts');
    const { forms } = await import('./forms.ts');
    const through = Object.assign(new URL(DATABASE_URL), {
      hostname: '127.0.0.1',
      port: open,
    }).href;
    const { said } = await mountIntake(app, forms, { DATABASE_URL: through });
    ends.push(() => app.close());
    expect(said[0]).toMatch(/^DATABASE_URL cannot be used: nobody answers there/);
    const send = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/forms/hero',
          headers: { origin: 'http://localhost', host: 'localhost' },
          payload: hero(),
        })
      ).statusCode;
    expect(await send()).toBe(503);
    await new Promise<void>((done) => gate.listen(open, '127.0.0.1', done));
    ends.push(() => gate.close());
    expect(await send()).toBe(202);
  });
