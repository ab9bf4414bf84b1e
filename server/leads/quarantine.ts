import { sql, type Transaction } from 'kysely';
import { Refusal } from '../refusal.ts';
import { mailTarget } from './settings.ts';
import type { Store } from './store.ts';
import { day, deliveryOf, hour, type LeadRow, later, type Tables } from './tables.ts';

// A lead in quarantine sends nothing to anyone until the owner releases it in the inbox.

/** Further leads of one mailbox within a day are quarantined. */
const mostPerMailbox = 3;
/** Further leads are refused instead of quarantined, so that nobody can fill the disk. */
const mostQuarantined = 5000;

const quarantined = (site: string) => sql`from leads where site = ${site} and state = 'quarantine'`;

/** The state of a new lead: in quarantine if the site or the mailbox has sent too many others. */
export async function stateOf(
  transaction: Transaction<Tables>,
  { site, person, received, state }: LeadRow,
  perHour: number,
): Promise<LeadRow['state']> {
  const now = new Date(received);
  const others = sql`from leads where site = ${site} and state <> 'quarantine'`;
  const { rows } = await sql<Record<'ofSite' | 'ofMailbox' | 'inQuarantine', number>>`select
    (select count(*) ${others} and received > ${later(now, -hour)}) as "ofSite",
    (select count(*) ${others} and received > ${later(now, -day)} and person = ${person}) as "ofMailbox",
    (select count(*) ${quarantined(site)}) as "inQuarantine"`.execute(transaction);
  const [{ ofSite = 0, ofMailbox = 0, inQuarantine = 0 } = {}] = rows;
  if (state !== 'quarantine' && Number(ofSite) < perHour && Number(ofMailbox) < mostPerMailbox)
    return state;
  if (Number(inQuarantine) < mostQuarantined) return 'quarantine';
  throw new Refusal('The quarantine is full');
}

/** Counts the quarantined leads for a notice, and stores its time first. */
export async function countForNotice({ db, clock }: Store, site: string): Promise<number> {
  const noticed = (await clock()).toISOString();
  const note = db.insertInto('sites').values({ site, noticed });
  await note.onConflict((known) => known.column('site').doUpdateSet({ noticed })).execute();
  const counted = sql<{ count: number }>`select count(*) as count ${quarantined(site)}`;
  return Number((await counted.execute(db)).rows[0]?.count);
}

/** Queues a notice to the owner about new leads in quarantine: one an hour, and none while one waits. */
export async function queueNotice({ alone, clock }: Store, site: string): Promise<void> {
  const now = await clock();
  await alone(site, async (transaction) => {
    const last = transaction.selectFrom('sites').select('noticed').where('site', '=', site);
    const { noticed = '' } = (await last.executeTakeFirst()) ?? {};
    if (noticed > later(now, -hour)) return;
    const newest = sql<LeadRow>`select * ${quarantined(site)} and received > ${noticed}
      and not exists (select 1 from deliveries
        where site = ${site} and kind = 'notice' and state = 'waiting')
      order by received desc limit 1`;
    const [lead] = (await newest.execute(transaction)).rows;
    const notice = lead && deliveryOf(lead, 'notice', mailTarget, now.toISOString());
    if (notice) await transaction.insertInto('deliveries').values(notice).execute();
  });
}
