import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { formsFile } from '../../server/headers/forms-file.ts';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { siteOf } from '../../server/inbox/site.ts';
import { accept } from '../../server/leads/leads.ts';
import { forms } from './forms.ts';
import {
  emptyDatabase,
  hero,
  leadFrom,
  leave,
  mailServer,
  site,
  storeOf,
  takeForms,
} from './house.ts';

afterEach(leave);

// Commands are processes of their own, on machines that others share.
vi.setConfig({ testTimeout: 120_000 });

/** Runs “npm run leads” over a database, and gives what it says. The build here may be of another site. */
const leadsOf =
  (database: Record<string, string>, ...flags: string[]) =>
  async (...args: string[]) => {
    const env = { ...process.env, ...database };
    return (
      await promisify(execFile)(process.execPath, ['server/inbox/main.ts', ...args, ...flags], {
        env,
      })
    ).stdout;
  };

it('the command line lists, copies, exports, tries again and forgets', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'copies-'));
  const copy = join(dir, process.env.TEST_POSTGRES ? 'copy.dump' : 'copy.sqlite');
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const run = leadsOf(database, '--site', site);
  await accept(store, leadFrom({ message: 'Peru' }), new Date());
  expect(await run('list')).toMatch(/contact +new +ada@example\.com {2}Peru\n1 lead\n$/);
  expect(await run('backup', copy)).toBe(`Copied to ${copy}\n`);
  expect(await run('export')).toContain('"ada@example.com"');
  expect(await run('retry')).toBe('0 will be tried again\n');
  expect(await run('forget', 'ADA@example.com')).toMatch(
    /^1 removed\. Backups, mailboxes and webhooks still hold/,
  );
  expect(await findLeads(store)).toEqual([]);
  if (database.LEADS_DB) {
    expect(await findLeads(await storeOf({ LEADS_DB: copy }))).toHaveLength(1);
  }
  rmSync(dir, { recursive: true });
});

it('processes that start at once bring the database up to date once', async () => {
  const run = leadsOf(await emptyDatabase());
  expect(await Promise.all([run('list'), run('list'), run('list')])).toEqual([
    '0 leads\n',
    '0 leads\n',
    '0 leads\n',
  ]);
});

it('a command is for the sites that it names', async () => {
  const database = await emptyDatabase();
  const store = await storeOf(database);
  for (const site of ['one.example', 'two.example'])
    await accept(store, leadFrom({ email: `ada@${site}` }, { site }), new Date());
  const run = leadsOf(database);
  expect(await run('list', '--site', 'two.example')).toMatch(/ada@two\.example .*\n1 lead\n$/);
  expect(await run('list', '--all-sites')).toMatch(/2 leads\n$/);
  await run('forget', 'ada@two.example', '--site', 'one.example');
  expect(await findLeads(store)).toHaveLength(2);
  await run('forget', 'ada@two.example', '--all-sites');
  expect((await findLeads(store)).map(({ email }) => email)).toEqual(['ada@one.example']);
});

it('without a name, it is for the site of the build, or the only one there is', async () => {
  const store = await storeOf(await emptyDatabase());
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const add = (site: string) => accept(store, leadFrom({}, { site }), new Date());
  await add('one.example');
  expect(await siteOf(store, {}, dist)).toBe('one.example');
  await add('two.example');
  await expect(siteOf(store, {}, dist)).rejects.toThrow(
    'leads of one.example, two.example: choose with --site DOMAIN or --all-sites',
  );
  writeFileSync(
    join(dist, formsFile),
    JSON.stringify({ ...forms, brand: { domain: 'two.example' } }),
  );
  expect(await siteOf(store, {}, dist)).toBe('two.example');
  expect(await siteOf(store, { 'all-sites': true }, dist)).toBeUndefined();
  rmSync(dist, { recursive: true });
});

if (!process.env.TEST_POSTGRES)
  it('“forget” says what remains while another process reads', async () => {
    const database = await emptyDatabase();
    const store = await storeOf(database);
    await accept(store, leadFrom({}), new Date());
    const reader = new DatabaseSync(database.LEADS_DB ?? '');
    reader.exec('begin; select * from leads');
    const run = leadsOf(database, '--site', site);
    expect(await run('forget', 'ada@example.com')).toMatch(
      /Another process is reading: .* within an hour/,
    );
    reader.exec('commit');
    reader.close();
    expect(await run('forget', 'ada@example.com')).not.toContain('Another process');
  });

it('the server says at its start what is connected, and whether it last worked', async () => {
  const database = await emptyDatabase();
  const mail = await mailServer();
  const start = () => takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  const { app, post, said, store } = await start();
  expect(said.join('\n')).toMatch(/goes to .*: not used yet/);
  await post('hero', hero());
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000);
  await vi.waitFor(
    async () => expect((await findLeads(store))[0]?.undelivered).toEqual([]),
    10_000,
  );
  await app.close();
  const next = await start();
  expect(next.said.join('\n')).toMatch(/goes to .*: last worked on \d{4}-/);
  mail.isDown = true;
  await next.post('hero', hero('bo@example.com'));
  await vi.waitFor(
    async () => expect((await findLeads(next.store))[0]?.undelivered[0]?.error).toBeTruthy(),
    10_000,
  );
  await next.app.close();
  expect((await start()).said.join('\n')).toMatch(
    /: did not work last time \(.*\); last worked on \S+; \d+ wait/,
  );
});
