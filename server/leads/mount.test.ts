import { once } from 'node:events';
import { linkSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
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

it('reports at its start where leads are sent, and whether that last worked', async () => {
  const database = await emptyDatabase();
  const mail = await mailServer();
  const start = () => takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  const first = await start();
  expect(first.lines[1]).toBe('Mail to hello@example.com: not used yet');
  await first.post('hero', hero());
  await vi.waitFor(async () => {
    const rows = await first.store.db.selectFrom('deliveries').select('state').execute();
    expect(rows).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  }, 10_000);
  await first.app.close();
  const second = await start();
  expect(second.lines[1]).toMatch(/^Mail to hello@example\.com: last worked on 20\S+Z$/);
  mail.refusal = 450;
  await second.post('hero', hero('bo@example.com'));
  const failed = async () => (await findLeads(second.store))[0]?.undelivered[0]?.error;
  await vi.waitFor(async () => expect(await failed()).toContain('450'), 10_000);
  await second.app.close();
  const [, line] = (await start()).lines;
  expect(line).toMatch(
    /: the last attempt failed \(the inbox shows why\); last worked on \S+; 2 waiting$/,
  );
});

it('sends only the leads of its own site', async () => {
  const database = await emptyDatabase();
  const [first, second] = [await mailServer(), await mailServer()];
  first.refusal = 450;
  const one = await takeForms({ ...database, SMTP_URL: first.SMTP_URL });
  await one.post('hero', hero());
  await one.app.close();
  const env = { ...database, SMTP_URL: second.SMTP_URL };
  const other = await takeForms(env, { domain: 'other.example' });
  // The same content on the same day is another lead on another site.
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

  it('refuses a second server on one file, also through a symbolic link', async () => {
    const LEADS_DB = file();
    const link = file();
    const { app } = await takeForms({ LEADS_DB });
    symlinkSync(LEADS_DB, link);
    for (const name of [LEADS_DB, link])
      await expect(takeForms({ LEADS_DB: name })).rejects.toThrow(
        /Another server uses .*PostgreSQL/,
      );
    await app.close();
    await takeForms({ LEADS_DB: link });
  });

  it('refuses a file with a hard link, through which a second server could use it', async () => {
    const LEADS_DB = file();
    const link = file();
    const { app } = await takeForms({ LEADS_DB });
    linkSync(LEADS_DB, link);
    await expect(takeForms({ LEADS_DB: link })).rejects.toThrow(/has a hard link/);
    await app.close();
    await expect(takeForms({ LEADS_DB })).rejects.toThrow(/has a hard link/);
    rmSync(link);
    await takeForms({ LEADS_DB });
  });

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    ['replaced', (path: string, other: string) => renameSync(other, path)],
  ])('acknowledges no lead that is in a %s file', async (_how, lose) => {
    const [LEADS_DB, other] = [file(), file()];
    await (await takeForms({ LEADS_DB: other })).app.close();
    const { post } = await takeForms({ LEADS_DB });
    await post('hero', hero());
    lose(LEADS_DB, other);
    expect((await post('hero', hero('bob@example.com'))).statusCode).toBe(503);
    expect((await post('hero', hero('bob@example.com'))).statusCode).toBe(202);
    const stored = await findLeads(await storeOf({ LEADS_DB }));
    expect(stored.map(({ email }) => email)).toContain('bob@example.com');
  });

  it('logs the code of a full disk', async () => {
    const lines: string[] = [];
    const logger = { stream: { write: (line: string) => lines.push(line) } };
    const { post, store } = await takeForms({ LEADS_DB: file() }, { logger });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
    const fill = (count: number) => post('contact', { ...hero(`a${count}@example.com`), message });
    const message = 'x'.repeat(5000);
    const codes = [];
    for (let count = 0; count < 10; count += 1) codes.push((await fill(count)).statusCode);
    expect(codes).toContain(503);
    expect(lines.join('')).toContain('"code":"SQLITE_13"');
    expect(lines.join('')).not.toContain('"code":"SQLITE_1"');
  });

  it.each([
    ['its file', ''],
    ['the file of its lock', '.server'],
  ])('serves pages while %s is broken, and takes forms once it is repaired', async (_, ending) => {
    const LEADS_DB = file();
    const broken = LEADS_DB + ending;
    writeFileSync(broken, 'This is not a database, and has more than a hundred bytes. '.repeat(3));
    const { app, post, lines } = await takeForms({ LEADS_DB });
    app.get('/pricing', () => 'page');
    expect(lines[0]).toMatch(/^LEADS_DB \(.*\) cannot be used: .*Pages are served, but forms fail/);
    expect((await app.inject('/pricing')).body).toBe('page');
    expect((await post('hero', hero())).statusCode).toBe(503);
    rmSync(broken);
    expect((await post('hero', hero())).statusCode).toBe(202);
  });

  it('serves pages while its file is locked, and answers forms within their time', async () => {
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
      // Once all have asked, their time is over: only the first one still waits for SQLite.
      if (pages === 20) ahead = 5000;
    }
    expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(503));
    // With one page for each statement that waits, there would be less than ten.
    expect(pages).toBeGreaterThan(50);
    lock.close();
    expect((await post('hero', hero())).statusCode).toBe(202);
  });

  it('creates files that only the owner can read', async () => {
    const LEADS_DB = file();
    const { post } = await takeForms({ LEADS_DB });
    await post('hero', hero());
    for (const name of [LEADS_DB, `${LEADS_DB}-wal`])
      expect(statSync(name).mode & 0o777).toBe(0o600);
  });
});

it('prints no password of a PostgreSQL that is down, and takes forms once it is up', async () => {
  // A password with a slash: read as an address, a part of it is the name of the database.
  const wrong = await takeForms({ DATABASE_URL: 'postgres://site:1/secret@127.0.0.1:1/site' });
  expect(wrong.lines[0]).toMatch(/^DATABASE_URL cannot be used: /);
  expect(wrong.lines.join()).not.toContain('secret');
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
