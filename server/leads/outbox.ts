import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import { type Batch, batchFor } from './limits.ts';
import type { Store } from './store.ts';
import {
  type Delivery,
  type DeliveryRow,
  later,
  minute,
  ofSite,
  type TargetRow,
} from './tables.ts';
import { givenUpAfter, isResting, rest } from './targets.ts';

/** Throws a Refusal if the target rejects these deliveries, and any other error if it is down. */
export type Send = (deliveries: Batch) => Promise<void>;

/** A Refusal that will be the same tomorrow. */
export class FinalRefusal extends Refusal {}

const longestPause = 60 * minute;
/** Between attempts at a delivery that is refused, for instance because a mailbox is full. */
const ownPause = (attempts: number) => Math.min(2 ** attempts * minute, longestPause);
/** A delivery that its target failed at so often may be the cause, and lets others go first for an hour. */
const suspectAfter = 10;

/** The oldest that is due. A time beyond the longest pause is from a clock that was set back since. */
async function nextDelivery({ db }: Store, { site, name }: TargetRow, now: Date) {
  const { rows } = await sql<DeliveryRow>`select * from deliveries
    where site = ${site} and target = ${name} and state = 'waiting'
      and (due <= ${now.toISOString()} or due > ${later(now, longestPause)})
    order by queued, id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const lead = db.selectFrom('leads').selectAll().where('id', '=', row.lead);
  return { ...row, about: await lead.executeTakeFirstOrThrow() };
}

const settle = ({ db }: Store, batch: Batch, change: Partial<DeliveryRow>) =>
  db
    .updateTable('deliveries')
    .set(change)
    .where(
      'id',
      'in',
      batch.map(({ id }) => id),
    )
    .execute();

/** The target is down. What it was sending may be the cause, with all that its lead sends there. */
async function noteFailure(
  store: Store,
  target: TargetRow,
  delivery: Delivery,
  error: Error,
  now: Date,
) {
  const attempts = delivery.attempts + 1;
  const due = attempts < suspectAfter ? delivery.due : later(now, longestPause);
  await sql`update deliveries set attempts = ${attempts}, due = ${due}, error = ${error.message}
    where lead = ${delivery.lead} and target = ${target.name} and state = 'waiting'`.execute(
    store.db,
  );
  await rest(store, target, error.message, now);
}

async function deliver(
  store: Store,
  target: TargetRow,
  batch: Batch,
  send: Send,
  clock: () => Date,
) {
  const [first] = batch;
  const attempts = first.attempts + 1;
  try {
    await send(batch);
  } catch (error) {
    const now = clock();
    if (!(error instanceof Refusal)) return noteFailure(store, target, first, error as Error, now);
    const isOver = error instanceof FinalRefusal || first.queued < later(now, -givenUpAfter);
    const due = later(now, ownPause(attempts - 1));
    const state = isOver ? 'given up' : 'waiting';
    return settle(store, batch, { state, attempts, error: error.message, due });
  }
  const now = clock();
  const at = now.toISOString();
  await settle(store, batch, { state: 'sent', attempts, error: '', due: at });
  // Once a minute is enough to know that it works: each change waits for the disk.
  if (target.failures === 0 && target.worked > later(now, -minute) && target.worked <= at) return;
  await sql`update targets set free = '', failures = 0, error = '', worked = ${at}
    where site = ${target.site} and name = ${target.name}`.execute(store.db);
}

export type Order = { site: string; target: string; ownerPerHour: number };

/** Sends one delivery, or one digest. Returns false if there is nothing to do for now. */
export async function sendNext(
  store: Store,
  { site, target, ownerPerHour }: Order,
  send: Send,
  clock: () => Date,
): Promise<boolean> {
  const isDone = await store.alone(`${site} ${target}`, async () => {
    const now = clock();
    const rows = store.db.selectFrom('targets').selectAll();
    const row = await rows.where('site', '=', site).where('name', '=', target).executeTakeFirst();
    const next = row && !isResting(row, now) && (await nextDelivery(store, row, now));
    if (!next) return false;
    const batch = await batchFor(store, next, ownerPerHour, now);
    if (batch) await deliver(store, row, batch, send, clock);
    return true;
  });
  return isDone ?? false;
}

/** Makes all that waits or was given up due now, or only what belongs to one lead. */
export async function retry(
  { db }: Store,
  site: string | undefined,
  now: Date,
  lead?: string,
): Promise<number> {
  const { numAffectedRows } = await sql`update deliveries
    set state = 'waiting', queued = ${now.toISOString()}, due = '', error = ''
    where state <> 'sent' and ${ofSite(site)} and ${lead ? sql`lead = ${lead}` : sql`1 = 1`}
      and exists (select name from targets
        where targets.site = deliveries.site and name = target)`.execute(db);
  await sql`update targets set free = '' where ${ofSite(site)}`.execute(db);
  return Number(numAffectedRows);
}
