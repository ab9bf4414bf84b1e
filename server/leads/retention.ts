import { sql } from 'kysely';
import type { Store } from './store.ts';
import { day, folded, later, ofSite, personOf } from './tables.ts';

/** A clock that leaps further than this since the last look may be wrong. */
const leapMs = 7 * day;

/**
 * Deletes leads that are older than the owner keeps them, and addresses not confirmed within a week.
 * Returns false if the clock may be wrong, and deletes nothing then, unless the owner is sure.
 */
export async function purge(
  { db, emptyLog }: Store,
  site: string,
  { retentionDays, now, isSure = false }: { retentionDays: number; now: Date; isSure?: boolean },
): Promise<boolean> {
  const old = sql`from leads where site = ${site} and (received < ${later(now, -retentionDays * day)}
    or state = 'unconfirmed' and id in (select lead from deliveries
      where kind = 'confirm' and queued < ${later(now, -7 * day)}))`;
  const known = db.selectFrom('sites').select('tidied').where('site', '=', site);
  const { tidied } = (await known.executeTakeFirst()) ?? {};
  if (tidied !== undefined && later(now, -leapMs) > tidied && !isSure) {
    const { rows } = await sql`select id ${old} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  await sql`delete ${old}`.execute(db);
  await sql`insert into sites (site, tidied) values (${site}, ${now.toISOString()})
    on conflict (site) do update set tidied = excluded.tidied`.execute(db);
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

/** Deletes the leads of an address with their deliveries, on one site or on all. */
export async function forget(
  { db, emptyLog }: Store,
  site: string | undefined,
  address: string,
): Promise<Forgotten> {
  const [person, right] = [personOf(address.trim()), folded(address.trim())];
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from leads where person = ${person} and ${ofSite(site)}`.execute(db);
  const own = rows.filter(({ email }) => folded(email) === right);
  for (const { id } of own) await db.deleteFrom('leads').where('id', '=', id).execute();
  const others = rows.filter(({ email }) => folded(email) !== right);
  const tagged = [...new Set(others.map(({ email }) => email))];
  return { count: own.length, tagged, isLogEmpty: await emptyLog() };
}
