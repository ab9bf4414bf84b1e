import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { personOf } from './mailbox.ts';
import type { LeadRow, Tables } from './tables.ts';

/** Statements, each ended by a semicolon at the end of its line. */
const inOrder = async (db: Kysely<Tables>, statements: string) => {
  for (const statement of statements.split(/;\s*$/m).filter((each) => each.trim()))
    await sql.raw(statement).execute(db);
};

/** What was held back got its deliveries only when it was released. */
async function holdDeliveries(db: Kysely<Tables>) {
  const { rows } = await sql<LeadRow & { target: string; isAsked: number }>`
    select leads.*, targets.name as target,
      (select count(*) from deliveries where lead = leads.id and kind = 'confirm') as "isAsked"
    from leads join targets on targets.site = leads.site where leads.queued = ''`.execute(db);
  for (const { id, site, asks, target, isAsked } of rows) {
    const kinds = target === 'mail' ? ['owner', 'visitor'] : ['webhook'];
    if (target === 'mail' && asks === 1 && Number(isAsked) === 0) kinds.push('confirm');
    for (const kind of kinds)
      await sql`insert into deliveries (id, site, lead, kind, target, state, queued, due, attempts, error)
        values (${randomUUID()}, ${site}, ${id}, ${kind}, ${target}, 'held', '', '', 0, '')`.execute(
        db,
      );
  }
}

const create = (db: Kysely<Tables>) =>
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
    create table sites (site text primary key, tidied text not null, doubted text not null);`,
  );

/** From version 0.2.0. */
async function update(db: Kysely<Tables>) {
  await holdDeliveries(db);
  await inOrder(
    db,
    `alter table deliveries add column tried text not null default '';
    alter table deliveries add column arrived integer not null default 0;
    update deliveries set tried = due, due = '', arrived = 1 where state = 'sent';
    drop table targets;
    drop index leads_received;
    drop index deliveries_waiting;
    drop index deliveries_sent;
    alter table leads drop column queued;
    alter table sites add column doubted text not null default '';`,
  );
  for (const { id, email } of await db.selectFrom('leads').select(['id', 'email']).execute()) {
    const person = personOf(email);
    await db.updateTable('leads').set({ person }).where('id', '=', id).execute();
  }
}

/** Run once each, in the order of their names. Never change one that has been released: add another. */
const migrations: Record<string, Migration> = {
  // Databases of version 0.2.0 have run these.
  '001 leads and their outbox': { up: async () => {} },
  '002 sites, confirmations, and a search that knows all capitals': { up: async () => {} },
  '003 one time for each delivery, one spelling for each mailbox, sessions': {
    async up(db: Kysely<Tables>) {
      const tables = await db.introspection.getTables();
      await (tables.some(({ name }) => name === 'leads') ? update(db) : create(db));
      await inOrder(
        db,
        `create index leads_received on leads (received, id);
        create index deliveries_next on deliveries (site, target, state, tried, queued);
        create index deliveries_tried on deliveries (site, kind, tried);
        create table sessions (id text primary key, expires text not null);`,
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
