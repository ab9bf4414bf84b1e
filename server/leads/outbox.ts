import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import { mailTarget } from './settings.ts';
import type { Store } from './store.ts';
import { type DeliveryRow, day, hour, type LeadRow, later, minute, ofSite } from './tables.ts';

export type Delivery = DeliveryRow & { about: LeadRow };

/** The target refuses this one message, and will tomorrow. */
export class FinalRefusal extends Refusal {}
/** The connection broke after the message was sent: it may have arrived. */
export class PerhapsArrived extends Error {}

/**
 * Sends a delivery, or with `many` a mail that says how many leads there are instead of what is in
 * them. Any error but these two means that it has not arrived.
 */
export type Send = (delivery: Delivery, many: number) => Promise<void>;

/** Between attempts, in minutes. */
const pauses = [1, 2, 4, 8, 15];
/** An attempt whose end nobody knows is repeated after this. */
const longPause = 45 * minute;
const mostArrivals = 2;
/** What has failed so often, and for so long, is no longer tried. */
const mostAttempts = 20;
const longestWait = 3 * day;
/** To one visitor: nobody can use the forms to flood a mailbox. */
const mailsPerDay = 3;
const noticeEvery = 10 * minute;

/** A time beyond any pause is from a clock that was set back since. Clocks of servers may differ a little. */
const isDue = (now: Date) =>
  sql<boolean>`(due <= ${now.toISOString()} or due > ${later(now, hour)})`;

/** Within the last `ms`, and not by a clock that was far ahead. */
const triedWithin = (ms: number, now: Date) =>
  sql<boolean>`tried > ${later(now, -ms)} and tried < ${later(now, ms)}`;

export type Order = { site: string; target: string; ownerPerHour: number };

/**
 * The next delivery, noted as tried and perhaps arrived before anything is sent: if that cannot be
 * written, nothing is sent, and if the server ends meanwhile, it is not repeated soon. What has been
 * tried lets others go first.
 */
async function claim({ db }: Store, { site, target }: Order, now: Date) {
  const next = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('site', '=', site)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .orderBy('tried')
    .orderBy('queued')
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  const note = {
    tried: now.toISOString(),
    due: later(now, longPause),
    arrived: next.arrived + 1,
    error: '',
  };
  // Another server may have been faster.
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set(note)
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .where('arrived', '=', next.arrived)
    .where('due', '=', next.due)
    .executeTakeFirst();
  const lead = db.selectFrom('leads').selectAll().where('id', '=', next.lead);
  const about = numUpdatedRows === 1n && (await lead.executeTakeFirst());
  return about ? { ...next, ...note, about } : 'taken';
}

/** Mails that went to a visitor within a day, or perhaps did, with the one that is to be sent now. */
async function mailsTo({ db }: Store, { site, about }: Delivery, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select sum(arrived) as count
    from deliveries join leads on leads.id = deliveries.lead
    where person = ${about.person} and deliveries.site = ${site}
      and kind in ('visitor', 'confirm') and ${triedWithin(day, now)}`.execute(db);
  return Number(rows[0]?.count);
}

const ownerMails = (site: string) => sql<boolean>`site = ${site} and kind = 'owner'`;

/** Past a rate, one mail every ten minutes says how many leads came. Undefined if it is not yet time. */
async function leadsAtOnce({ db }: Store, { site, id }: Delivery, perHour: number, now: Date) {
  const { rows } = await sql<{ count: number; last: string }>`
    select count(distinct tried) as count, max(tried) as last from deliveries
    where ${ownerMails(site)} and state = 'sent' and ${triedWithin(hour, now)}`.execute(db);
  const [{ count = 0, last = '' } = {}] = rows;
  if (Number(count) < perHour) return 1;
  if (last > later(now, -noticeEvery)) {
    // Counted from now, if a clock that was set back makes the last one lie ahead.
    const since = Math.min(Date.parse(last), now.getTime());
    const due = later(new Date(since), noticeEvery);
    await sql`update deliveries set due = ${due} where ${ownerMails(site)} and state = 'waiting'
      and ${isDue(now)}`.execute(db);
    await sql`update deliveries set due = ${due}, tried = '', arrived = arrived - 1
      where id = ${id}`.execute(db);
    return undefined;
  }
  const waiting = await sql<{ count: number }>`select count(*) as count from deliveries
    where ${ownerMails(site)} and state = 'waiting' and ${isDue(now)}`.execute(db);
  return Number(waiting.rows[0]?.count) + 1;
}

/** Fails what fits: each has its next time, or is given up. */
const fail = ({ db }: Store, which: RawBuilder<unknown>, error: string, now: Date) =>
  sql`update deliveries set error = ${error}, attempts = attempts + 1,
      due = case attempts ${sql.join(
        pauses.map((pause, at) => sql`when ${sql.lit(at)} then ${later(now, pause * minute)}`),
        sql` `,
      )} else ${later(now, (pauses.at(-1) ?? 0) * minute)} end,
      state = case when attempts + 1 >= ${sql.lit(mostAttempts)} and queued < ${later(now, -longestWait)}
        then 'given up' else 'waiting' end
    where state = 'waiting' and ${which}`.execute(db);

/** A target's own words may be long. */
const wordsOf = ({ message }: Error) => message.slice(0, 300);

/** Sends what is next for a target. Returns what went wrong, if anything did. */
async function sendNext(
  store: Store,
  order: Order,
  send: Send,
  clock: () => Date,
): Promise<'done' | 'nothing due' | Error> {
  const now = clock();
  const next = await claim(store, order, now);
  if (!next) return 'nothing due';
  if (next === 'taken') return 'done';
  const { id, site, lead, target, kind } = next;
  const settle = (change: Partial<DeliveryRow>) =>
    store.db.updateTable('deliveries').set(change).where('id', '=', id).execute();
  const giveUp = async (error: string) => {
    await settle({ state: 'given up', error, arrived: next.arrived - 1 });
    return 'done' as const;
  };

  if (next.arrived > mostArrivals)
    return giveUp(`Perhaps delivered: it was sent ${mostArrivals} times, without an answer`);
  const isToVisitor = kind === 'visitor' || kind === 'confirm';
  if (isToVisitor && (await mailsTo(store, next, now)) > mailsPerDay)
    return giveUp(`This address got ${mailsPerDay} mails within a day`);
  const many = kind === 'owner' ? await leadsAtOnce(store, next, order.ownerPerHour, now) : 1;
  if (many === undefined) return 'done';

  try {
    await send(next, many);
  } catch (caught) {
    const fault = caught as Error;
    const error = wordsOf(fault);
    if (fault instanceof FinalRefusal) return giveUp(error);
    await settle(
      fault instanceof PerhapsArrived ? { error } : { arrived: next.arrived - 1, due: '' },
    );
    // With all that the lead sends there, so that the next attempt is another lead's.
    const ofLead = sql`lead = ${lead} and target = ${target} and ${isDue(now)}`;
    await sql`update deliveries set tried = ${next.tried} where ${ofLead}`.execute(store.db);
    await fail(store, ofLead, error, clock());
    return fault;
  }
  const tried = clock().toISOString();
  await settle({ state: 'sent', tried });
  if (many > 1)
    await sql`update deliveries set state = 'sent', tried = ${tried}
      where ${ownerMails(site)} and state = 'waiting' and queued <= ${now.toISOString()}
        and ${isDue(now)}`.execute(store.db);
  return 'done';
}

/**
 * Sends what is due for a target. After a failure it tries another lead, because the first may be the
 * cause; if that fails, too, all that is due there waits.
 */
export async function sendDue(
  store: Store,
  order: Order,
  send: Send,
  { clock = () => new Date(), isEnding = () => false as boolean } = {},
): Promise<void> {
  let hasFailed = false;
  while (!isEnding()) {
    const outcome = await sendNext(store, order, send, clock);
    if (outcome === 'nothing due') return;
    if (outcome instanceof Error && hasFailed) {
      const { site, target } = order;
      const all = sql`site = ${site} and target = ${target} and ${isDue(clock())}`;
      return void (await fail(store, all, wordsOf(outcome), clock()));
    }
    hasFailed = outcome instanceof Error;
  }
}

/** Makes all that failed or was given up due now, or only what belongs to one lead. */
export async function retry({ db }: Store, site: string | undefined, now: Date, lead?: string) {
  const { numAffectedRows } = await sql`update deliveries
    set state = 'waiting', queued = ${now.toISOString()}, due = '', tried = '', attempts = 0,
      arrived = 0, error = ''
    where (state = 'given up' or state = 'waiting' and error <> '')
      and ${ofSite(site)} and ${lead ? sql`lead = ${lead}` : sql`1 = 1`}`.execute(db);
  return Number(numAffectedRows);
}

/** The name of a target as people may see it: the path of an address may be a secret. */
export const labelOf = (name: string) =>
  name === mailTarget ? 'Mail' : `The webhook at ${new URL(name).host}`;

/** A condition: nobody has sent it for a minute. Also what a clock that was set back since dated ahead. */
export const isLate = (now: Date) => sql<boolean>`(error = ''
  and (queued < ${later(now, -minute)} or queued > ${later(now, minute)}))`;

export type TargetReport = {
  site: string;
  target: string;
  waiting: number;
  /** When something last got through; empty if nothing has. */
  worked: string;
  /** Why the last attempt failed; empty if it did not. */
  error: string;
  /** When the next attempt is, after a failure. */
  next: string;
};

/** How the targets of a site are, as its deliveries tell. */
export async function reportTargets({ db }: Store, site: string | undefined) {
  const { rows } = await sql<TargetReport>`
    select site, target, sum(case when state = 'waiting' then 1 else 0 end) as waiting,
      max(case when state = 'sent' then tried else '' end) as worked,
      max(case when state = 'waiting' and error <> '' and tried <> ''
        then tried || error else '' end) as error,
      coalesce(min(case when state = 'waiting' and error <> '' then due end), '') as next
    from deliveries where state in ('waiting', 'sent') and ${ofSite(site)}
    group by site, target order by site, target`.execute(db);
  return rows.map(({ error, ...row }): TargetReport => {
    const isDown = error > row.worked;
    const why = error.slice(new Date(0).toISOString().length);
    return { ...row, waiting: Number(row.waiting), error: isDown ? why : '' };
  });
}
