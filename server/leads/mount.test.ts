import { once } from 'node:events';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  emptyDatabase,
  ends,
  folder,
  hero,
  leave,
  mailServer,
  storeOf,
  takeForms,
} from '../../tests/support/leads.ts';
import { countLeads, findLeads } from '../inbox/find-leads.ts';

afterEach(leave);

const isPostgres = process.env.TEST_POSTGRES !== undefined;

it('says at its start what is connected, and whether it last worked', async () => {
  const database = await emptyDatabase();
  const mail = await mailServer();
  const start = () => takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  const first = await start();
  expect(first.said[1]).toBe('Mail goes to hello@example.com: not used yet');
  await first.post('hero', hero());
  await vi.waitFor(async () => {
    const rows = await first.store.db.selectFrom('deliveries').select('state').execute();
    expect(rows).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  }, 10_000);
  await first.app.close();
  const second = await start();
  expect(second.said[1]).toMatch(/^Mail goes to hello@example\.com: last worked on 20\S+Z$/);
  mail.refusal = 450;
  await second.post('hero', hero('bo@example.com'));
  const failed = async () => (await findLeads(second.store))[0]?.undelivered[0]?.error;
  await vi.waitFor(async () => expect(await failed()).toContain('450'), 10_000);
  await second.app.close();
  const [, line] = (await start()).said;
  expect(line).toMatch(
    /: did not work last time \(the inbox says why\); last worked on \S+; 2 wait$/,
  );
});

it('sends the leads of its own site, and no other’s', async () => {
  const database = await emptyDatabase();
  const [first, second] = [await mailServer(), await mailServer()];
  first.refusal = 450;
  const one = await takeForms({ ...database, SMTP_URL: first.SMTP_URL });
  await one.post('hero', hero());
  await one.app.close();
  const env = { ...database, SMTP_URL: second.SMTP_URL };
  const other = await takeForms(env, { domain: 'other.example' });
  // The same words on the same day are a lead of their own on another site.
  expect((await other.post('hero', hero())).statusCode).toBe(202);
  await vi.waitFor(() => expect(second.mails).toHaveLength(2), 10_000);
  await other.app.close();
  const store = await storeOf(database);
  await store.db.updateTable('deliveries').set({ due: '' }).execute();
  first.refusal = 0;
  await takeForms({ ...database, SMTP_URL: first.SMTP_URL });
  await vi.waitFor(() => expect(first.mails).toHaveLength(2), 10_000);
  expect(second.mails).toHaveLength(2);
  expect(await countLeads(store, 'other.example')).toMatchObject({ inbox: 1, all: 1 });
  expect(await countLeads(store, undefined)).toMatchObject({ all: 2 });
});

describe.skipIf(isPostgres)('with SQLite', () => {
  const file = () => join(folder(), 'leads.sqlite');

  it('starts no second server on one file, also not through a link', async () => {
    const LEADS_DB = file();
    const link = file();
    const { app } = await takeForms({ LEADS_DB });
    symlinkSync(LEADS_DB, link);
    for (const name of [LEADS_DB, link])
      await expect(takeForms({ LEADS_DB: name })).rejects.toThrow(
        /another server keeps its leads in .*PostgreSQL/,
      );
    await app.close();
    await takeForms({ LEADS_DB: link });
  });

  it.each([
    ['its file', ''],
    ['the file that keeps others out', '.server'],
  ])('serves pages though %s is broken, and takes forms once it is not', async (_, ending) => {
    const LEADS_DB = file();
    const broken = LEADS_DB + ending;
    writeFileSync(broken, 'This is not a database, and has more than a hundred bytes. '.repeat(3));
    const { app, post, said } = await takeForms({ LEADS_DB });
    app.get('/pricing', () => 'page');
    expect(said[0]).toMatch(/^LEADS_DB \(.*\) cannot be used: .*Pages are served; forms fail/);
    expect((await app.inject('/pricing')).body).toBe('page');
    expect((await post('hero', hero())).statusCode).toBe(503);
    rmSync(broken);
    expect((await post('hero', hero())).statusCode).toBe(202);
  });

  it('lets no page wait while its file is locked, and answers forms in time', async () => {
    const LEADS_DB = file();
    const { app, post } = await takeForms({ LEADS_DB });
    app.get('/pricing', () => 'page');
    const lock = new DatabaseSync(LEADS_DB, { timeout: 5000 });
    lock.exec('begin immediate');
    const now = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    const sent = Array.from({ length: 8 }, (_, at) => post('hero', hero(`a${at}@example.com`)));
    let pages = 0;
    const all = Promise.all(sent);
    const answered = all.then(() => true);
    while (!(await Promise.race([answered, new Promise((done) => setImmediate(done, false))]))) {
      expect((await app.inject('/pricing')).body).toBe('page');
      pages += 1;
      // Once all have asked, their patience ends: the one whose turn it is waits for SQLite alone.
      if (pages === 20) ahead = 5000;
    }
    expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(503));
    // With one page for each statement that waits, there would be less than ten.
    expect(pages).toBeGreaterThan(50);
    lock.close();
    expect((await post('hero', hero())).statusCode).toBe(202);
  });

  it('keeps its file so that only the owner can read it', async () => {
    const LEADS_DB = file();
    const { post } = await takeForms({ LEADS_DB });
    await post('hero', hero());
    for (const name of [LEADS_DB, `${LEADS_DB}-wal`])
      expect(statSync(name).mode & 0o777).toBe(0o600);
  });
});

it('tells no password of a PostgreSQL that is down, and takes forms once it is up', async () => {
  // A password with a slash: read as an address, a part of it is the name of the database.
  const wrong = await takeForms({ DATABASE_URL: 'postgres://site:1/secret@127.0.0.1:1/site' });
  expect(wrong.said[0]).toMatch(/^DATABASE_URL cannot be used: /);
  expect(wrong.said.join()).not.toContain('secret');
  expect((await wrong.post('hero', hero())).statusCode).toBe(503);
  if (!isPostgres) return;
  const { DATABASE_URL = '' } = await emptyDatabase();
  const { hostname, port } = new URL(DATABASE_URL);
  const gate = createServer((socket) => {
    const inner = connect(Number(port), hostname);
    socket.pipe(inner).pipe(socket);
    for (const each of [socket, inner]) each.on('error', () => each.destroy());
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const through = { hostname: '127.0.0.1', port: String((gate.address() as AddressInfo).port) };
  await new Promise((done) => gate.close(done));
  const url = Object.assign(new URL(DATABASE_URL), through).href;
  const { post } = await takeForms({ DATABASE_URL: url });
  expect((await post('hero', hero())).statusCode).toBe(503);
  await once(gate.listen(Number(through.port), '127.0.0.1'), 'listening');
  ends.push(() => gate.close());
  expect((await post('hero', hero())).statusCode).toBe(202);
});
