import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, expect, it, vi } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { adopt, migrations } from '../../server/leads/migrations.ts';
import { connect, openStore } from '../../server/leads/store.ts';
import { reportTargets } from '../../server/leads/targets.ts';
import { emptyDatabase, leave, mailServer, site, takeForms } from './house.ts';

afterEach(leave);

/** A database as the first release left it, with leads in it. */
async function earlierDatabase() {
  const database = await emptyDatabase();
  const { DATABASE_URL, LEADS_DB = '' } = database;
  const { db, close } = connect(DATABASE_URL ? { url: DATABASE_URL } : { file: LEADS_DB });
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo('001 leads and their outbox');
  if (error) throw error;
  const received = new Date().toISOString();
  for (const [id, state] of [
    ['sent', 'new'],
    ['waits', 'new'],
    ['held', 'quarantine'],
    ['asked', 'unconfirmed'],
    ['agreed', 'answered'],
  ])
    await sql`insert into leads values (${id}, ${`key-${id}`}, 'hash', 'hero', 'en',
      ${`${id}+Ü@Example.com`}, 'Ünal', '', '', ${state}, '', ${received})`.execute(db);
  await sql`insert into targets values ('mail', ${received}, 0)`.execute(db);
  for (const [lead, kind, state] of [
    ['sent', 'owner', 'sent'],
    ['waits', 'owner', 'waiting'],
    ['asked', 'confirm', 'sent'],
    ['agreed', 'confirm', 'sent'],
    ['agreed', 'owner', 'sent'],
  ])
    await sql`insert into deliveries values (${`${lead} ${kind}`}, ${lead}, ${kind}, 'mail',
      ${state}, ${received}, ${received}, 0, '')`.execute(db);
  await close();
  return database;
}

it('an update keeps every lead, gives it to the site, and sends what still waits', async () => {
  const database = await earlierDatabase();
  const mail = await mailServer();
  const { store } = await takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  const leads = await findLeads(store, { site, search: 'ünal' });
  expect(leads).toHaveLength(5);
  const of = (id: string) => leads.find((lead) => lead.id === id);
  expect(of('waits')).toMatchObject({ key: `${site} key-waits`, person: 'waits@example.com' });
  expect(of('held')).toMatchObject({ queued: '', asks: 0 });
  expect(of('asked')).toMatchObject({ queued: '', asks: 1, confirmed: '' });
  expect(of('agreed')).toMatchObject({ asks: 1, confirmed: of('agreed')?.received });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 5000);
  expect(mail.mails[0]?.source).toContain('waits+');
});

it('a site that has moved to another domain takes its leads along', async () => {
  const database = await earlierDatabase();
  const { DATABASE_URL, LEADS_DB = '' } = database;
  const store = await openStore(DATABASE_URL ? { url: DATABASE_URL } : { file: LEADS_DB });
  await adopt(store.db, 'old.example');
  await adopt(store.db, site, 'old.example');
  expect((await findLeads(store, { site })).map(({ key }) => key)).toContain(`${site} key-sent`);
  expect(await findLeads(store, { site: 'old.example' })).toEqual([]);
  const targets = await reportTargets(store, undefined, new Date());
  expect(targets).toMatchObject([{ site, name: 'mail', waiting: 1 }]);
  await store.close();
});
