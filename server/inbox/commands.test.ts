import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import {
  emptyDatabase,
  folder,
  forms,
  leadFrom,
  leave,
  site,
  storeOf,
} from '../../tests/support/leads.ts';
import { formsFile } from '../headers/forms-file.ts';
import { accept } from '../leads/leads.ts';
import { runCommand } from './commands.ts';
import { findLeads } from './find-leads.ts';
import { siteOf } from './site.ts';

afterEach(leave);

const isPostgres = process.env.TEST_POSTGRES !== undefined;

const leadsOf =
  (database: Record<string, string>, ...flags: string[]) =>
  async (...args: string[]) => {
    let said = '';
    const code = await runCommand([...args, ...flags], database, async (text) => {
      said += text;
    });
    expect(code).toBe(0);
    return said;
  };

it('lists, exports, backs up, tries again and forgets', async () => {
  const dir = folder();
  const copy = join(dir, isPostgres ? 'copy.dump' : 'copy.sqlite');
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const run = leadsOf(database, '--site', site);
  await accept(store, leadFrom({ message: 'Peru' }), []);
  expect(await run('list')).toMatch(/contact +new +ada@example\.com {2}Peru\n1 lead\n$/);
  expect(await run('backup', copy)).toBe(`Copied to ${copy}\n`);
  expect(await run('export')).toContain('"ada@example.com"');
  const csv = join(dir, 'copy.csv');
  expect(await run('export', csv)).toBe(`Written to ${csv}\n`);
  for (const file of [copy, csv]) expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run('export', csv)).rejects.toThrow('is there already');
  await expect(run('export', join(dir, 'copy.txt'))).rejects.toThrow('must end in .csv');
  await expect(run('backup', `src/${isPostgres ? 'a.dump' : 'a.sqlite'}`)).rejects.toThrow(
    'it could be served',
  );
  expect(await run('retry')).toBe('0 will be tried again\n');
  const reader = isPostgres ? undefined : new DatabaseSync(database.LEADS_DB ?? '');
  reader?.exec('begin; select * from leads');
  const said = await run('forget', 'ADA@example.com.');
  expect(said).toMatch(/^1 removed\. Backups, mailboxes and webhooks still hold/);
  expect(said).toMatch(isPostgres ? /VACUUM/ : /Another process is reading: .* within an hour/);
  reader?.close();
  expect(await findLeads(store)).toEqual([]);
  if (!isPostgres) expect(await findLeads(await storeOf({ LEADS_DB: copy }))).toHaveLength(1);
});

it('is for the site of the build, the only one there is, or those that are named', async () => {
  const store = await storeOf();
  const dist = folder();
  const add = (site: string) => accept(store, leadFrom({}, { site }), []);
  await add('one.example');
  expect(await siteOf(store, {}, dist)).toBe('one.example');
  await add('two.example');
  await expect(siteOf(store, {}, dist)).rejects.toThrow(
    'leads of one.example, two.example: choose with --site DOMAIN or --all-sites',
  );
  expect(await siteOf(store, { site: 'one.example' }, dist)).toBe('one.example');
  expect(await siteOf(store, { 'all-sites': true }, dist)).toBeUndefined();
  const brand = { ...forms.brand, domain: 'two.example' };
  writeFileSync(join(dist, formsFile), JSON.stringify({ ...forms, brand }));
  expect(await siteOf(store, {}, dist)).toBe('two.example');
});

it('processes that start at once bring the database up to date once', async () => {
  const run = leadsOf(await emptyDatabase());
  const none = '0 leads\n';
  expect(await Promise.all([run('list'), run('list')])).toEqual([none, none]);
});
