import { sql } from 'kysely';
import { mailTarget } from './leads.ts';
import type { Store } from './store.ts';
import type { DeliveryRow, LeadRow } from './tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a worker may serve a target without a sign of life. Longer than any single sending. */
const leaseMs = 2 * minute;
/** Between attempts at a target that fails: 1, 2, 4, 8, then 15 minutes. */
const targetPause = (failures: number) => Math.min(2 ** failures, 15) * minute;
/** Between attempts at something that is refused by itself, such as a mailbox that is full. */
const ownPause = (attempts: number) => Math.min(2 ** attempts, 6 * 60) * minute;
const givenUpAfter = 3 * day;
/** To one visitor, so that nobody can use the forms to flood a mailbox. */
const mailsPerDay = 3;

/** This one thing is not taken; others may be. Anything else that is thrown means the target is down. */
export class Refused extends Error {}

export type Delivery = DeliveryRow & { about: LeadRow };
export type Send = (delivery: Delivery) => Promise<void>;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Takes a target that has something to send and that no other worker serves. */
async function claimTarget({ quickly, isPostgres }: Store, now: Date): Promise<string | undefined> {
  const at = now.toISOString();
  return quickly(async (transaction) => {
    const free = transaction
      .selectFrom('targets')
      .select('name')
      .where('free', '<=', at)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('deliveries')
            .select('id')
            .whereRef('target', '=', 'targets.name')
            .where('state', '=', 'waiting')
            .where('due', '<=', at),
        ),
      )
      .orderBy('free')
      .limit(1);
    const target = await (isPostgres ? free.forUpdate().skipLocked() : free).executeTakeFirst();
    if (!target) return undefined;
    await transaction
      .updateTable('targets')
      .set({ free: later(now, leaseMs) })
      .where('name', '=', target.name)
      .execute();
    return target.name;
  });
}

/** The oldest that wait for a target. */
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
    .where(sql`lower(email)`, '=', about.email.toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(count) >= mailsPerDay;
}

/** Notes what became of a delivery, and that its target is still served. */
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

/** Leaves a target alone for a while. What has waited for it too long is given up. */
const rest = ({ db }: Store, target: string, { message }: Error, now: Date) =>
  db.transaction().execute(async (transaction) => {
    const { failures } = await transaction
      .selectFrom('targets')
      .select('failures')
      .where('name', '=', target)
      .executeTakeFirstOrThrow();
    const free = later(now, targetPause(failures));
    await transaction
      .updateTable('targets')
      .set({ free, failures: failures + 1 })
      .where('name', '=', target)
      .execute();
    const waiting = transaction
      .updateTable('deliveries')
      .where('target', '=', target)
      .where('state', '=', 'waiting');
    await waiting.set({ error: message }).execute();
    await waiting
      .set({ state: 'given up' })
      .where('queued', '<', later(now, -givenUpAfter))
      .execute();
  });

async function deliver(store: Store, delivery: Delivery, send: Send, now: Date): Promise<void> {
  const attempts = delivery.attempts + 1;
  if (await isFlooded(store, delivery, now)) {
    const error = `This address got ${mailsPerDay} mails within a day`;
    return settle(store, delivery, { state: 'given up', error }, now);
  }
  try {
    await send(delivery);
    // From here on, due is when it was sent.
    await settle(
      store,
      delivery,
      { state: 'sent', attempts, error: '', due: now.toISOString() },
      now,
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isOver = delivery.queued < later(now, -givenUpAfter);
    const state = isOver ? 'given up' : 'waiting';
    const due = later(now, ownPause(attempts - 1));
    await settle(store, delivery, { state, attempts, error: error.message, due }, now);
  }
}

/** Sends all that is due, the oldest first, until nothing is left or every target is down. */
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

/** Makes the targets those of the settings. What waits for one that is gone is given up. */
export async function setTargets({ db, isPostgres }: Store, names: string[], now: Date) {
  const free = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    for (const name of names) {
      await transaction
        .insertInto('targets')
        .values({ name, free, failures: 0 })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
    const gone = [...names, ''];
    await transaction.deleteFrom('targets').where('name', 'not in', gone).execute();
    await transaction
      .updateTable('deliveries')
      .set({ state: 'given up', error: 'Its target is no longer in the settings' })
      .where('state', '=', 'waiting')
      .where('target', 'not in', gone)
      .execute();
    // One server alone uses SQLite: what another has claimed is left from one that was ended.
    if (!isPostgres)
      await transaction.updateTable('targets').set({ free }).where('failures', '=', 0).execute();
  });
}

/** Tries at once what waits or was given up: all of it, or what belongs to one lead. */
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

export const targetsOf = (hasMail: boolean, urls: string[]) => [
  ...(hasMail ? [mailTarget] : []),
  ...urls,
];
