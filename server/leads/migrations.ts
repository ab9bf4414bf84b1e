import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { personOf, type Tables, wordsOf } from './tables.ts';

/** Statements, each ended by a semicolon at the end of its line. */
const inOrder = async (db: Kysely<Tables>, statements: string) => {
  for (const statement of statements.split(/;\s*$/m).filter((each) => each.trim()))
    await sql.raw(statement).execute(db);
};

/** Run once each, in the order of their names. Never change one that has been released: add another. */
export const migrations: Record<string, Migration> = {
  '001 leads and their outbox': {
    up: (db) =>
      inOrder(
        db,
        `create table leads (id text primary key, key text not null unique, hash text not null,
          form text not null, language text not null, email text not null, name text not null,
          subject text not null, message text not null, state text not null, note text not null,
          received text not null);
        create index leads_received on leads (received);
        create index leads_email on leads (lower(email));
        create table targets (name text primary key, free text not null, failures integer not null);
        create table deliveries (id text primary key,
          lead text not null references leads (id) on delete cascade, kind text not null,
          target text not null, state text not null, queued text not null, due text not null,
          attempts integer not null, error text not null);
        create index deliveries_lead on deliveries (lead);
        create index deliveries_waiting on deliveries (state, target, queued);`,
      ),
  },
  '002 sites, confirmations, and a search that knows all capitals': {
    async up(db: Kysely<Tables>) {
      await inOrder(
        db,
        `alter table leads add column site text not null default '';
        alter table leads add column person text not null default '';
        alter table leads add column words text not null default '';
        alter table leads add column asks integer not null default 0;
        alter table leads add column confirmed text not null default '';
        alter table leads add column queued text not null default '';
        alter table deliveries add column site text not null default '';
        update leads set queued = received where state in ('new', 'answered')
          or id in (select lead from deliveries where kind <> 'confirm');
        update leads set asks = 1, confirmed = case when queued = '' then '' else received end
          where id in (select lead from deliveries where kind = 'confirm');
        alter table targets rename to old_targets;
        create table targets (site text not null, name text not null,
          free text not null default '', failures integer not null default 0,
          error text not null default '', worked text not null default '',
          primary key (site, name));
        insert into targets (site, name) select '', name from old_targets;
        drop table old_targets;
        create table sites (site text primary key, tidied text not null);
        drop index leads_email;
        drop index deliveries_waiting;
        create index leads_person on leads (person);
        create index deliveries_waiting on deliveries (site, target, state, queued);
        create index deliveries_sent on deliveries (site, kind, state, due);`,
      );
      for (const lead of await db.selectFrom('leads').selectAll().execute()) {
        const change = { person: personOf(lead.email), words: wordsOf(lead) };
        await db.updateTable('leads').set(change).where('id', '=', lead.id).execute();
      }
    },
  },
};

/** Brings a database up to date. If several servers start at once, one of them does it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/**
 * Makes the leads of a former domain those of a site. Those from before sites had names (the empty
 * domain) belong to the first site that starts with this database.
 */
export async function adopt(db: Kysely<Tables>, site: string, from = ''): Promise<void> {
  const rest = from ? from.length + 2 : 1;
  await sql`update leads set site = ${site}, key = ${site} || ' ' || substr(key, ${rest})
    where site = ${from}`.execute(db);
  await sql`update deliveries set site = ${site} where site = ${from}`.execute(db);
  await sql`insert into targets (site, name) select ${site}, name from targets
    where site = ${from} on conflict do nothing`.execute(db);
  await sql`delete from targets where site = ${from}`.execute(db);
}
