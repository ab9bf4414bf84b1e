import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Run once each, in the order of their names. Never change one that has been released: add another. */
const migrations: Record<string, Migration> = {
  '001 leads and their outbox': {
    async up(db) {
      const required = ['hash', 'form', 'language', 'email', 'name', 'subject', 'message', 'state'];
      let leads = db.schema
        .createTable('leads')
        .addColumn('id', 'text', (id) => id.primaryKey())
        .addColumn('key', 'text', (key) => key.notNull().unique());
      for (const name of [...required, 'note', 'received']) {
        leads = leads.addColumn(name, 'text', (column) => column.notNull());
      }
      await leads.execute();
      await db.schema.createIndex('leads_received').on('leads').column('received').execute();
      await db.schema.createIndex('leads_email').on('leads').column(sql`lower(email)`).execute();
      await db.schema
        .createTable('targets')
        .addColumn('name', 'text', (name) => name.primaryKey())
        .addColumn('free', 'text', (free) => free.notNull())
        .addColumn('failures', 'integer', (failures) => failures.notNull())
        .execute();
      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (id) => id.primaryKey())
        .addColumn('lead', 'text', (lead) =>
          lead.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (kind) => kind.notNull())
        .addColumn('target', 'text', (target) => target.notNull())
        .addColumn('state', 'text', (state) => state.notNull())
        .addColumn('queued', 'text', (queued) => queued.notNull())
        .addColumn('due', 'text', (due) => due.notNull())
        .addColumn('attempts', 'integer', (attempts) => attempts.notNull())
        .addColumn('error', 'text', (error) => error.notNull())
        .execute();
      await db.schema.createIndex('deliveries_lead').on('deliveries').column('lead').execute();
      await db.schema
        .createIndex('deliveries_waiting')
        .on('deliveries')
        .columns(['state', 'target', 'queued'])
        .execute();
    },
  },
};

/** Brings a database up to date. If several servers start at once, one of them does it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
