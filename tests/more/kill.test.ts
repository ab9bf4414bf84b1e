import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { emptyDatabase, folder, leadFrom, leave, mailServer, storeOf } from '../support/leads.ts';
import { build, serve } from '../support/leads-server.ts';

afterEach(leave);

it('keeps every acknowledged lead, and sends none twice, when it is killed while leads arrive', async () => {
  const dir = build();
  const database = await emptyDatabase();
  const mail = await mailServer();
  const env = { ...database, SMTP_URL: mail.SMTP_URL, FORMS_PER_HOUR: '100000' };
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, origin } = await serve(dir, env);
    const before = acknowledged.length;
    let isAlive = true;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let count = 0; isAlive; count += 1) {
        const email = `a${round}-${visitor}-${count}@example.com`;
        const body = JSON.stringify({ email, elapsed: 5000 });
        const headers = { origin, 'content-type': 'application/json' };
        const post = fetch(`${origin}/forms/hero`, { method: 'POST', headers, body });
        if ((await post.catch(() => undefined))?.status === 202) acknowledged.push(email);
      }
    });
    await vi.waitFor(() => expect(acknowledged.length - before).toBeGreaterThan(20), 60_000);
    child.kill('SIGKILL');
    isAlive = false;
    await Promise.all([once(child, 'exit'), ...visitors]);
  }
  const { child } = await serve(dir, env);
  const store = await storeOf(database);
  const open = () =>
    store.db.selectFrom('deliveries').select('arrived').where('state', '=', 'waiting').execute();
  // Mails that were being sent when the server was killed may have arrived, and wait.
  await vi.waitFor(
    async () => expect((await open()).filter(({ arrived }) => arrived === 0)).toEqual([]),
    { timeout: 120_000, interval: 500 },
  );
  child.kill('SIGTERM');
  await once(child, 'exit');

  const stored = new Set(
    (await findLeads(store, {}, { limit: 100_000 })).map(({ email }) => email),
  );
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
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
