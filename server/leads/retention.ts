import { sql } from 'kysely';
import { mailboxOf } from './mailbox.ts';
import type { Store } from './store.ts';
import { day, later, ofSite } from './tables.ts';

/** Leads dated before this software existed are kept, because the clock was wrong. */
const earliest = '2026';

/** Deletes leads that are older than the owner keeps them, and addresses not confirmed within a week. */
export async function purge(
  { db, clock, emptyLog }: Store,
  site: string,
  retentionDays: number,
): Promise<void> {
  const now = await clock();
  await sql`delete from leads where site = ${site}
    and (received between ${earliest} and ${later(now, -retentionDays * day)}
      or state = 'unconfirmed' and id in (select lead from deliveries
        where kind = 'confirm' and queued <> '' and queued < ${later(now, -7 * day)}))`.execute(db);
  await emptyLog();
}

/**
 * Deletes the leads of a mailbox with their deliveries, on one site or on all. While another process
 * reads, SQLite's log still contains them.
 */
export async function forget({ db, emptyLog }: Store, site: string | undefined, address: string) {
  const leads = db.deleteFrom('leads').where('person', '=', mailboxOf(address)).where(ofSite(site));
  const { numDeletedRows } = await leads.executeTakeFirst();
  return { count: Number(numDeletedRows), isLogEmpty: await emptyLog() };
}
