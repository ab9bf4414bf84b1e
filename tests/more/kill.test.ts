import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import {
  emptyDatabase,
  ends,
  folder,
  forms,
  leadFrom,
  leave,
  mailServer,
  storeOf,
} from '../support/leads.ts';

afterEach(leave);

/** A build of one page that takes forms. */
function build(): string {
  const dir = folder();
  for (const name of ['index.html', '404.html'])
    writeFileSync(join(dir, name), '<!doctype html><title>Page</title>');
  const site = { domain: forms.brand.domain, policy: "default-src 'self'", redirects: {} };
  writeFileSync(join(dir, '.site.json'), JSON.stringify(site));
  writeFileSync(join(dir, '.forms.json'), JSON.stringify(forms));
  return dir;
}

async function serve(dir: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts', dir], {
    env: { ...process.env, PORT: '0', LOG: 'off', LEADS_PER_MINUTE: '100000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  const originOf = () => /Serving on (\S+)/.exec(said)?.[1];
  await vi.waitFor(() => expect(originOf()).toBeTruthy(), 60_000);
  return { child, origin: originOf() ?? '' };
}

it('kill -9 while leads come in loses none that was thanked for, and sends none twice', async () => {
  const dir = build();
  const database = await emptyDatabase();
  const mail = await mailServer();
  const env = { ...database, SMTP_URL: mail.SMTP_URL, OWNER_MAILS_PER_HOUR: '100000' };
  const thanked: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, origin } = await serve(dir, env);
    let isAlive = true;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let count = 0; isAlive; count += 1) {
        const email = `a${round}-${visitor}-${count}@example.com`;
        const body = JSON.stringify({ email, elapsed: 5000 });
        const headers = { origin, 'content-type': 'application/json' };
        const post = fetch(`${origin}/forms/hero`, { method: 'POST', headers, body });
        if ((await post.catch(() => undefined))?.status === 202) thanked.push(email);
      }
    });
    await new Promise((done) => setTimeout(done, 1500));
    child.kill('SIGKILL');
    isAlive = false;
    await Promise.all([once(child, 'exit'), ...visitors]);
  }
  const { child } = await serve(dir, env);
  const store = await storeOf(database);
  const open = () =>
    store.db.selectFrom('deliveries').select('arrived').where('state', '=', 'waiting').execute();
  // What was under way when the server was killed may have arrived, and waits.
  await vi.waitFor(
    async () => expect((await open()).filter(({ arrived }) => arrived === 0)).toEqual([]),
    { timeout: 120_000, interval: 500 },
  );
  child.kill('SIGTERM');
  await once(child, 'exit');

  const stored = new Set(
    (await findLeads(store, {}, { limit: 100_000 })).map(({ email }) => email),
  );
  expect(thanked.length).toBeGreaterThan(20);
  expect(thanked.filter((email) => !stored.has(email))).toEqual([]);
  const ids = mail.mails.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('exports 20,000 long leads with little memory', async () => {
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const lead = leadFrom({ message: 'x'.repeat(5000) });
  await store.db.insertInto('leads').values(lead).execute();
  const columns = Object.keys(lead).filter((name) => name !== 'id' && name !== 'key');
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into leads (id, key, ${names})
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000)
    select 'id' || n, 'key' || n, ${names} from numbers, leads where leads.id = ${lead.id}`.execute(
    store.db,
  );
  const file = join(folder(), 'leads.csv');
  const command = [
    '--max-old-space-size=64',
    'server/inbox/main.ts',
    'export',
    file,
    '--all-sites',
  ];
  execFileSync(process.execPath, command, { env: { ...process.env, ...database } });
  expect(statSync(file).size).toBeGreaterThan(20_001 * 5000);
});
