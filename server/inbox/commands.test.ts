import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import {
  add,
  emptyDatabase,
  folder,
  forms,
  hero,
  leadFrom,
  leave,
  site,
  storeOf,
  takeForms,
} from '../../tests/support/leads.ts';
import { formsFile } from '../headers/forms-file.ts';
import { runCommand } from './commands.ts';
import { findLeads } from './find-leads.ts';
import { siteOf } from './site.ts';

afterEach(leave);

const isPostgres = process.env.TEST_POSTGRES !== undefined;

const leadsOf =
  (database: Record<string, string>, ...flags: string[]) =>
  async (...args: string[]) => {
    let result = '';
    const code = await runCommand([...args, ...flags], database, async (text) => {
      result += text;
    });
    expect(code).toBe(0);
    return result;
  };

it('lists, exports, backs up, sends again and deletes leads', async () => {
  const dir = folder();
  const copy = join(dir, isPostgres ? 'copy.dump' : 'copy.sqlite');
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const run = leadsOf(database, '--site', site);
  await add(store, leadFrom({ message: 'Peru' }), []);
  expect(await run('list')).toMatch(/contact +new +ada@example\.com {2}Peru\n1 lead\n$/);
  expect(await run('backup', copy)).toBe(`Saved as ${copy}\n`);
  expect(await run('export')).toContain('"ada@example.com"');
  const csv = join(dir, 'copy.csv');
  expect(await run('export', csv)).toBe(`Saved as ${csv}\n`);
  for (const file of [copy, csv]) expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run('export', csv)).rejects.toThrow('exists. Choose another name');
  await expect(run('export', join(dir, 'copy.txt'))).rejects.toThrow('does not end in .csv');
  await expect(run('backup', `src/${isPostgres ? 'a.dump' : 'a.sqlite'}`)).rejects.toThrow(
    'could be served',
  );
  expect(await run('retry')).toBe('Sending 0 mails and webhook calls again\n');
  const reader = isPostgres ? undefined : new DatabaseSync(database.LEADS_DB ?? '');
  reader?.exec('begin; select * from leads');
  const result = await run('forget', 'ADA@example.com.');
  expect(result).toMatch(/^1 deleted\. Copies stay in mailboxes, in backups/);
  expect(result).toMatch(isPostgres ? /VACUUM/ : /Another process is reading, .* within an hour/);
  reader?.close();
  expect(await findLeads(store)).toEqual([]);
  if (!isPostgres) expect(await findLeads(await storeOf({ LEADS_DB: copy }))).toHaveLength(1);
});

it('uses the site of the build, the only site in the database, or the one in its options', async () => {
  const store = await storeOf();
  const dist = folder();
  const addTo = (site: string) => add(store, leadFrom({}, { site }));
  await addTo('one.example');
  expect(await siteOf(store, {}, dist)).toBe('one.example');
  await addTo('two.example');
  await expect(siteOf(store, {}, dist)).rejects.toThrow(
    'leads of one.example, two.example. Add --site DOMAIN or --all-sites',
  );
  expect(await siteOf(store, { site: 'one.example' }, dist)).toBe('one.example');
  expect(await siteOf(store, { 'all-sites': true }, dist)).toBeUndefined();
  const brand = { ...forms.brand, domain: 'two.example' };
  writeFileSync(join(dist, formsFile), JSON.stringify({ ...forms, brand }));
  expect(await siteOf(store, {}, dist)).toBe('two.example');
});

it('migrates the database once if several processes start at the same time', async () => {
  const run = leadsOf(await emptyDatabase());
  const none = '0 leads\n';
  expect(await Promise.all([run('list'), run('list')])).toEqual([none, none]);
});

describe.skipIf(isPostgres)('restore', () => {
  it('replaces the database while no server uses it, and keeps the former one', async () => {
    const [LEADS_DB, backup] = [join(folder(), 'leads.sqlite'), join(folder(), 'a.sqlite')];
    const run = leadsOf({ LEADS_DB });
    const server = await takeForms({ LEADS_DB });
    await server.post('hero', hero());
    await run('backup', backup);
    await server.post('hero', hero('bob@example.com'));
    await expect(run('restore', backup)).rejects.toThrow('Another server uses');
    await server.app.close();
    const printed = await run('restore', backup);
    const [, former = ''] = /former database is now (\S+)\. Delete/.exec(printed) ?? [];
    const emailsIn = async (LEADS_DB: string) =>
      (await findLeads(await storeOf({ LEADS_DB }))).map(({ email }) => email);
    expect(await emailsIn(LEADS_DB)).toEqual(['ada@example.com']);
    expect((await emailsIn(former)).toSorted()).toEqual(['ada@example.com', 'bob@example.com']);
    expect(statSync(LEADS_DB).mode & 0o777).toBe(0o600);
  });

  it('refuses a file that is no backup, and changes nothing', async () => {
    const dir = folder();
    const LEADS_DB = join(dir, 'leads.sqlite');
    await add(await storeOf({ LEADS_DB }), leadFrom({}));
    const other = join(dir, 'notes.sqlite');
    writeFileSync(other, 'Not a database');
    for (const file of [other, join(dir, 'missing.sqlite')])
      await expect(leadsOf({ LEADS_DB })('restore', file)).rejects.toThrow('is not a backup');
    expect(await findLeads(await storeOf({ LEADS_DB }))).toHaveLength(1);
    expect(readdirSync(dir).filter((name) => name.includes('restored'))).toEqual([]);
  });
});
