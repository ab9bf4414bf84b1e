import { sql } from 'kysely';
import { Refusal } from '../headers/refusal.ts';
import type { Store } from './store.ts';
import { type Delivery, type DeliveryRow, day, later, minute } from './tables.ts';
import { claimTarget, givenUpAfter, leaseMs, rest } from './targets.ts';

/** Throws a Refusal if the target rejects this one delivery, and any other error if it is down. */
export type Send = (delivery: Delivery) => Promise<void>;

/** Between attempts at a delivery that is refused, for instance because a mailbox is full. */
const ownPause = (attempts: number) => Math.min(2 ** attempts, 6 * 60) * minute;
/** A delivery that its target failed at so often may be the cause, and lets others go first for an hour. */
const suspectAfter = 10;
/** To one visitor: nobody can use the forms to flood a mailbox. */
const mailsPerDay = 3;

async function nextDeliveries({ db }: Store, target: string, now: Date): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .where('due', '<=', now.toISOString())
    .orderBy('queued')
    .orderBy('id')
    .limit(50)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ lead }) => lead);
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return rows.flatMap((row) => {
    const about = byId.get(row.lead);
    return about ? [{ ...row, about }] : [];
  });
}

async function isFlooded({ db }: Store, { kind, about }: Delivery, now: Date): Promise<boolean> {
  if (kind !== 'visitor' && kind !== 'confirm') return false;
  const { count } = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', 'in', ['visitor', 'confirm'])
    .where('deliveries.state', '=', 'sent')
    .where('due', '>', later(now, -day))
    .where(sql`lower(email)`, '=', sql`lower(${about.email})`)
    .executeTakeFirstOrThrow();
  return Number(count) >= mailsPerDay;
}

/** Saves what became of a delivery, and renews the lease on its target. */
const settle = (
  { quickly }: Store,
  { id, target }: Delivery,
  change: Partial<DeliveryRow>,
  now: Date,
) =>
  quickly(async (db) => {
    await db.updateTable('deliveries').set(change).where('id', '=', id).execute();
    await db
      .updateTable('targets')
      .set({ free: later(now, leaseMs), failures: 0 })
      .where('name', '=', target)
      .execute();
  });

/** Counts a failure of the target against what it was sending, and sets that aside after too many. */
const suspect = (
  { quickly }: Store,
  { lead, target, due }: Delivery,
  attempts: number,
  now: Date,
) =>
  quickly((db) =>
    db
      .updateTable('deliveries')
      .set({ attempts, due: attempts < suspectAfter ? due : later(now, 60 * minute) })
      .where('lead', '=', lead)
      .where('target', '=', target)
      .where('state', '=', 'waiting')
      .execute(),
  );

async function deliver(store: Store, delivery: Delivery, send: Send, now: Date): Promise<void> {
  const attempts = delivery.attempts + 1;
  if (await isFlooded(store, delivery, now)) {
    const error = `This address got ${mailsPerDay} mails within a day`;
    return settle(store, delivery, { state: 'given up', error }, now);
  }
  try {
    await send(delivery);
    await settle(
      store,
      delivery,
      { state: 'sent', attempts, error: '', due: now.toISOString() },
      now,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await suspect(store, delivery, attempts, now);
      throw error;
    }
    const isOver = delivery.queued < later(now, -givenUpAfter);
    const state = isOver ? 'given up' : 'waiting';
    const due = later(now, ownPause(attempts - 1));
    await settle(store, delivery, { state, attempts, error: error.message, due }, now);
  }
}

/** Sends all that is due, oldest first, until nothing is left or every target is down. */
export async function sendDue(store: Store, send: Send, clock = () => new Date()): Promise<void> {
  for (;;) {
    const target = await claimTarget(store, clock());
    if (target === undefined) return;
    try {
      for (;;) {
        const deliveries = await nextDeliveries(store, target, clock());
        for (const delivery of deliveries) await deliver(store, delivery, send, clock());
        if (deliveries.length === 0) break;
      }
      const free = clock().toISOString();
      await store.quickly((db) =>
        db.updateTable('targets').set({ free }).where('name', '=', target).execute(),
      );
    } catch (error) {
      await rest(store, target, error as Error, clock());
    }
  }
}

/** Makes all that waits or was given up due now, or only what belongs to one lead. */
export async function retry({ db }: Store, now: Date, lead?: string): Promise<number> {
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('targets').select('name').execute();
    const names = known.map(({ name }) => name);
    const query = transaction
      .updateTable('deliveries')
      .set({ state: 'waiting', queued: at, due: at, error: '' })
      .where('state', '!=', 'sent')
      .where('target', 'in', [...names, '']);
    const { numUpdatedRows } = await (lead
      ? query.where('lead', '=', lead)
      : query
    ).executeTakeFirstOrThrow();
    await transaction
      .updateTable('targets')
      .set({ free: at, failures: 0 })
      .where('failures', '>', 0)
      .execute();
    return Number(numUpdatedRows);
  });
}
