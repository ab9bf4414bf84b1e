import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import { countForNotice } from './quarantine.ts';
import { mailTarget } from './settings.ts';
import type { Store } from './store.ts';
import { type DeliveryRow, day, type LeadRow, later, minute, ofSite } from './tables.ts';

export type Delivery = DeliveryRow & {
  about: LeadRow;
  /** How many leads are in quarantine, for a notice. */
  quarantined?: number;
};

/** The target refuses this message permanently. */
export class FinalRefusal extends Refusal {}
/** The connection broke after the message was sent, so it may have arrived. */
export class PerhapsArrived extends Error {}

/** Sends a delivery. Any other error than these two means that it has not arrived. */
export type Send = (delivery: Delivery) => Promise<void>;

/** Between attempts, in minutes. */
const pauses = [1, 2, 4, 8];
const longestPause = 15;
/** An attempt without a known result is repeated after this. */
const longPause = 45 * minute;
const mostArrivals = 2;
/** After so many attempts, and so much time, a delivery is given up. */
const mostAttempts = 20;
const longestWait = 3 * day;

export type Order = { site: string; target: string };

const dueAt = ({ site, target }: Order, now: Date) =>
  sql<boolean>`site = ${site} and target = ${target} and state = 'waiting' and due <= ${now.toISOString()}`;

/**
 * The next delivery of another lead than `except`. It is marked as tried and perhaps arrived before it is
 * sent. So nothing is sent if the database cannot be written, and nothing is repeated soon if the server
 * ends during the attempt. New deliveries come before those that have been tried.
 */
async function claim({ db }: Store, order: Order, now: Date, except: string) {
  const next = await db
    .selectFrom('deliveries')
    .selectAll()
    .where(dueAt(order, now))
    .where('lead', '<>', except)
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

/** Tries a delivery. Returns its next time if it failed. */
async function attempt(store: Store, delivery: Delivery, send: Send): Promise<string | undefined> {
  const { id, site, kind, arrived, attempts, queued } = delivery;
  const settle = async (change: Partial<DeliveryRow>) => {
    await store.db.updateTable('deliveries').set(change).where('id', '=', id).execute();
    return change.due;
  };
  const giveUp = (error: string) => settle({ state: 'given up', error, arrived: arrived - 1 });
  if (arrived > mostArrivals)
    return giveUp(`Perhaps delivered: it was sent ${mostArrivals} times, without an answer`);
  const quarantined = kind === 'notice' ? await countForNotice(store, site) : undefined;
  if (quarantined === 0) return settle({ state: 'sent' });

  const failure = await send({ ...delivery, quarantined }).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  const now = await store.clock();
  if (!failure) return settle({ state: 'sent', tried: now.toISOString() });
  // Messages can be long. If several addresses of a host fail, the message is empty.
  const error = (failure.message || `${failure.code}`).slice(0, 300);
  if (failure instanceof FinalRefusal) return giveUp(error);
  if (failure instanceof PerhapsArrived) return settle({ error, due: delivery.due });
  const isOver = attempts + 1 >= mostAttempts && queued < later(now, -longestWait);
  // The owner may have blocked it meanwhile: a failure does not change that.
  return settle({
    ...(isOver && { state: 'given up' }),
    error,
    attempts: attempts + 1,
    arrived: arrived - 1,
    due: later(now, (pauses[attempts] ?? longestPause) * minute),
  });
}

/**
 * Sends the due deliveries of a target. After a failure it tries another lead, because the first may be
 * the cause. If that fails, too, all due deliveries of the target are postponed.
 */
export async function sendDue(
  store: Store,
  order: Order,
  send: Send,
  isEnding: () => boolean = () => false,
): Promise<void> {
  let failed = '';
  while (!isEnding()) {
    const now = await store.clock();
    const next = await claim(store, order, now, failed);
    if (!next) return;
    if (next === 'taken') continue;
    const due = await attempt(store, next, send);
    if (due && failed) {
      const others = sql`update deliveries set due = ${due} where ${dueAt(order, now)}`;
      return void (await others.execute(store.db));
    }
    failed = due ? next.lead : '';
  }
}

/** Makes all deliveries that failed or were given up due now, or only those of one lead. */
export async function retry({ db, clock }: Store, site: string | undefined, lead?: string) {
  const now = (await clock()).toISOString();
  const { numAffectedRows } = await sql`update deliveries
    set state = 'waiting', queued = ${now}, due = '', tried = '', attempts = 0, arrived = 0, error = ''
    where (state = 'given up' or state = 'waiting' and (error <> '' or arrived = 0 and due <> ''))
      and ${ofSite(site)} and ${lead ? sql`lead = ${lead}` : sql`1 = 1`}`.execute(db);
  return Number(numAffectedRows);
}

/** The name of a target in messages, without the path of its URL, which may be a secret. */
export const labelOf = (name: string) =>
  name === mailTarget ? 'Mail' : `The webhook at ${new URL(name).host}`;

/** SQL condition: a delivery has waited for a minute without an attempt. */
export const isLate = (now: Date) => sql<boolean>`(error = '' and queued < ${later(now, -minute)})`;

export type TargetReport = {
  site: string;
  target: string;
  waiting: number;
  /** When the last delivery succeeded; empty if none has. */
  worked: string;
  /** Why the last attempt failed; empty if it did not. */
  error: string;
  /** When the next attempt is, after a failure. */
  next: string;
};

/** The state of a site's targets, read from its deliveries. */
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
