import { sql } from 'kysely';
import { mailboxOf, personOf } from './mailbox.ts';
import type { Store } from './store.ts';
import { day, later, ofSite } from './tables.ts';

/** A clock that leaps further since the last look may be wrong, until it has kept on for as long. */
const doubtMs = 7 * day;

/**
 * Deletes leads that are older than the owner keeps them, and addresses not confirmed within a week.
 * Returns false if the clock may be wrong, and deletes nothing then.
 */
export async function purge(
  { db, emptyLog }: Store,
  site: string,
  { retentionDays, now }: { retentionDays: number; now: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const known = db.selectFrom('sites').selectAll().where('site', '=', site);
  const { tidied = at, doubted = '' } = (await known.executeTakeFirst()) ?? {};
  const since = later(now, -doubtMs) > tidied ? at : doubted;
  // A clock that was set back to before its leap is right again.
  const isDoubted = since !== '' && since <= at && since > later(now, -doubtMs);
  const row = { site, tidied: at, doubted: isDoubted ? since : '' };
  const write = db.insertInto('sites').values(row);
  await write.onConflict((known) => known.column('site').doUpdateSet(row)).execute();
  if (isDoubted) return false;
  await sql`delete from leads where site = ${site} and (received < ${later(now, -retentionDays * day)}
    or state = 'unconfirmed' and id in (select lead from deliveries
      where kind = 'confirm' and queued <> '' and queued < ${later(now, -7 * day)}))`.execute(db);
  await emptyLog();
  return true;
}

export type Forgotten = {
  count: number;
  /** The same person's addresses with another tag, which stay. */
  tagged: string[];
  /** False while another process reads: SQLite's log still holds what was deleted. */
  isLogEmpty: boolean;
};

/** Deletes the leads of an address, however it is written, with their deliveries; on one site or on all. */
export async function forget(
  { db, emptyLog }: Store,
  site: string | undefined,
  address: string,
): Promise<Forgotten> {
  const mailbox = mailboxOf(address);
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'email'])
    .where('person', '=', personOf(address))
    .where(ofSite(site))
    .execute();
  const { own = [], tagged = [] } = Object.groupBy(rows, ({ email }) =>
    mailboxOf(email) === mailbox ? 'own' : 'tagged',
  );
  for (const { id } of own) await db.deleteFrom('leads').where('id', '=', id).execute();
  return {
    count: own.length,
    tagged: [...new Set(tagged.map(({ email }) => email))],
    isLogEmpty: await emptyLog(),
  };
}
