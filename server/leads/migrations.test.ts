import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyDatabase, leave, mailServer, site, takeForms } from '../../tests/support/leads.ts';
import { findLeads } from '../inbox/find-leads.ts';
import { mark } from './leads.ts';
import { readDatabase } from './settings.ts';
import { connect } from './store.ts';
import { answersOf, type LeadRow, sourceIn } from './tables.ts';

afterEach(leave);

/** A database as version 0.3.0 left it. */
const tables = `create table leads (id text primary key, site text not null, key text not null unique, hash text not null, form text not null, language text not null, email text not null, person text not null, name text not null, subject text not null, message text not null, state text not null, note text not null, received text not null, asks integer not null, confirmed text not null, words text not null);
create index leads_person on leads (person);
create table deliveries (id text primary key, site text not null, lead text not null references leads (id) on delete cascade, kind text not null, target text not null, state text not null, queued text not null, due text not null, tried text not null, attempts integer not null, arrived integer not null, error text not null);
create index deliveries_lead on deliveries (lead);
create table sites (site text primary key, tidied text not null, doubted text not null);
create index leads_received on leads (received, id);
create index deliveries_next on deliveries (site, target, state, tried, queued);
create index deliveries_tried on deliveries (site, kind, tried);
create table sessions (id text primary key, expires text not null);
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
insert into kysely_migration_lock values ('migration_lock', 0);
insert into kysely_migration values ('001 leads and their outbox', '2026-11-18'), ('002 sites, confirmations, and a search that knows all capitals', '2026-11-18'), ('003 one time for each delivery, one spelling for each mailbox, sessions', '2026-11-18');
insert into sites values ('${site}', '2026-11-18T09:00:00.000Z', '')`;

async function earlierDatabase() {
  const database = await emptyDatabase();
  const { db, close } = connect(readDatabase(database));
  for (const statement of tables.split(';\n')) await sql.raw(statement).execute(db);
  const received = new Date().toISOString();
  for (const [id, leadState, state, tried] of [
    ['sent', 'new', 'sent', received],
    ['waits', 'new', 'waiting', ''],
    ['quarantined', 'quarantine', 'held', ''],
  ]) {
    await sql`insert into leads values (${id}, ${site}, ${`key-${id}`}, 'hash', 'hero', 'en',
      ${`A.da+${id}@googlemail.com`}, ${`a.da+${id}@googlemail.com`}, 'Ünal', '', '', ${leadState},
      '', ${received}, 0, '', 'ünal')`.execute(db);
    await sql`insert into deliveries values (${id}, ${site}, ${id}, 'owner', 'mail', ${state},
      ${state === 'held' ? '' : received}, '', ${tried}, 0, 0, '')`.execute(db);
  }
  await close();
  return database;
}

it('takes over a database of version 0.3.0 with its leads, deliveries and quarantine', async () => {
  const database = await earlierDatabase();
  const mail = await mailServer();
  const start = () => takeForms({ ...database, SMTP_URL: mail.SMTP_URL });
  const { app, store, lines } = await start();
  expect(lines[1]).toMatch(/last worked on 20/);
  const leads = await findLeads(store, { site, search: 'ünal' });
  expect(leads.map(({ person }) => person)).toEqual(Array(3).fill('ada@gmail.com'));
  const sent = leads.find(({ id }) => id === 'sent') as LeadRow;
  expect([answersOf(sent), sourceIn(sent)]).toEqual([
    [
      { name: 'email', label: 'Email', value: 'A.da+sent@googlemail.com' },
      { name: 'name', label: 'Name', value: 'Ünal' },
    ],
    {},
  ]);
  // The delivery that waits, and the notice about the quarantine.
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000);
  const subjects = mail.mails.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1]);
  expect(subjects.toSorted()).toEqual([
    '1 lead is quarantined',
    'Trial request: A.da+waits@googlemail.com',
  ]);
  await mark(store, 'quarantined', 'new');
  // A server looks for waiting deliveries when it starts.
  await app.close();
  await start();
  await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 10_000);
});
