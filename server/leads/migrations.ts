import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { mailboxOf } from './mailbox.ts';
import type { Tables } from './tables.ts';

/** Runs statements, each ended by a semicolon at the end of its line. */
const inOrder = async (db: Kysely<Tables>, statements: string) => {
  for (const statement of statements.split(/;\s*$/m).filter((each) => each.trim()))
    await sql.raw(statement).execute(db);
};

/** Labels for the columns that leads had until version 0.3.0. */
const labels: Record<string, string> = {
  email: 'Email',
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
};

const empty: Migration = { up: async () => {} };

/** Run once each, in the order of their names. Never change one that has been released: add another. */
const migrations: Record<string, Migration> = {
  // Databases of version 0.3.0 have run these two, so their names stay.
  '001 leads and their outbox': empty,
  '002 sites, confirmations, and a search that knows all capitals': empty,
  '003 one time for each delivery, one spelling for each mailbox, sessions': {
    up: (db: Kysely<Tables>) =>
      inOrder(
        db,
        `create table leads (id text primary key, site text not null, key text not null unique,
          hash text not null, form text not null, language text not null, email text not null,
          person text not null, name text not null, subject text not null, message text not null,
          state text not null, note text not null, received text not null, asks integer not null,
          confirmed text not null, words text not null);
        create index leads_person on leads (person);
        create table deliveries (id text primary key, site text not null,
          lead text not null references leads (id) on delete cascade, kind text not null,
          target text not null, state text not null, queued text not null, due text not null,
          tried text not null, attempts integer not null, arrived integer not null,
          error text not null);
        create index deliveries_lead on deliveries (lead);
        create table sites (site text primary key, tidied text not null, doubted text not null);
        create index leads_received on leads (received, id);
        create index deliveries_next on deliveries (site, target, state, tried, queued);
        create index deliveries_tried on deliveries (site, kind, tried);
        create table sessions (id text primary key, expires text not null);`,
      ),
  },
  '004 quarantine with notices, mailboxes by the rules of large providers': {
    async up(db: Kysely<Tables>) {
      await inOrder(
        db,
        `update deliveries set state = 'blocked' where state = 'held';
        drop table sites;
        create table sites (site text primary key, noticed text not null);
        create index leads_state on leads (site, state, received);`,
      );
      for (const { id, email } of await db.selectFrom('leads').select(['id', 'email']).execute()) {
        const person = mailboxOf(email);
        await db.updateTable('leads').set({ person }).where('id', '=', id).execute();
      }
    },
  },
  '005 answers with their labels, where a lead came from': {
    async up(db: Kysely<Tables>) {
      await inOrder(
        db,
        `alter table leads add column answers text not null default '[]';
        alter table leads add column source text not null default '{}';`,
      );
      type Former = Record<'id' | 'email' | 'name' | 'subject' | 'message', string>;
      const { rows } =
        await sql<Former>`select id, email, name, subject, message from leads`.execute(db);
      for (const { id, ...former } of rows) {
        const answers = Object.entries(former)
          .filter(([, value]) => value)
          .map(([name, value]) => ({ name, label: labels[name], value }));
        const update = sql`update leads set answers = ${JSON.stringify(answers)} where id = ${id}`;
        await update.execute(db);
      }
      await inOrder(
        db,
        `alter table leads drop column name;
        alter table leads drop column subject;
        alter table leads drop column message;`,
      );
    },
  },
};

/** Brings a database up to date. If several servers start at once, one of them does it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
