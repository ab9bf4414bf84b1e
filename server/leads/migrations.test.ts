import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyDatabase, leave, mailServer, site, takeForms } from '../../tests/support/leads.ts';
import { findLeads } from '../inbox/find-leads.ts';
import { mark } from './leads.ts';
import { readDatabase } from './settings.ts';
import { connect } from './store.ts';

afterEach(leave);

/** A database as version 0.2.0 left it. */
const tables = `create table leads (id text primary key, key text not null unique, hash text not null, form text not null, language text not null, email text not null, name text not null, subject text not null, message text not null, state text not null, note text not null, received text not null, site text not null default '', person text not null default '', words text not null default '', asks integer not null default 0, confirmed text not null default '', queued text not null default '');
create index leads_received on leads (received);
create index leads_person on leads (person);
create table deliveries (id text primary key, lead text not null references leads (id) on delete cascade, kind text not null, target text not null, state text not null, queued text not null, due text not null, attempts integer not null, error text not null, site text not null default '');
create index deliveries_lead on deliveries (lead);
create index deliveries_waiting on deliveries (site, target, state, queued);
create index deliveries_sent on deliveries (site, kind, state, due);
create table targets (site text not null, name text not null, free text not null default '', failures integer not null default 0, error text not null default '', worked text not null default '', primary key (site, name));
create table sites (site text primary key, tidied text not null);
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
insert into kysely_migration_lock values ('migration_lock', 0);
insert into kysely_migration values ('001 leads and their outbox', '2026-11-17'), ('002 sites, confirmations, and a search that knows all capitals', '2026-11-17');
insert into targets (site, name) values ('${site}', 'mail')`;

async function earlierDatabase() {
  const database = await emptyDatabase();
  const { db, close } = connect(readDatabase(database));
  for (const statement of tables.split(';\n')) await sql.raw(statement).execute(db);
  const received = new Date().toISOString();
  for (const [id, state, queued] of [
    ['sent', 'new', received],
    ['waits', 'new', received],
    ['held', 'quarantine', ''],
  ])
    await sql`insert into leads values (${id}, ${`key-${id}`}, 'hash', 'hero', 'en',
      ${`${id}@Example。com`}, 'Ünal', '', '', ${state}, '', ${received}, ${site}, 'old', 'ünal', 0, '',
      ${queued})`.execute(db);
  for (const [lead, state] of [
    ['sent', 'sent'],
    ['waits', 'waiting'],
  ])
    await sql`insert into deliveries values (${lead}, ${lead}, 'owner', 'mail', ${state},
      ${received}, ${received}, 0, '', ${site})`.execute(db);
  await close();
  return database;
}

it('an update keeps every lead, sends what waits, and what was held back once it is released', async () => {
  const database = await earlierDatabase();
  const mail = await mailServer();
  const start = () => takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  const { app, store, said } = await start();
  expect(said[1]).toMatch(/last worked on 20/);
  const leads = await findLeads(store, { site, search: 'ünal' });
  expect(leads.map(({ person }) => person).toSorted()).toEqual([
    'held@example.com',
    'sent@example.com',
    'waits@example.com',
  ]);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 10_000);
  expect(mail.mails[0]?.source).toContain('waits@');
  await mark(store, 'held', 'new', new Date());
  // A server looks for what waits as it starts.
  await app.close();
  await start();
  await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 10_000);
});
