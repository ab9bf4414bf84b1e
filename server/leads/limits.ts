import { sql } from 'kysely';
import type { Store } from './store.ts';
import { type Delivery, type DeliveryRow, day, later, minute } from './tables.ts';

/** What is sent at once: one delivery, or a digest for the owner. */
export type Batch = [Delivery, ...Delivery[]];

/** To one visitor: nobody can use the forms to flood a mailbox. */
const mailsPerDay = 3;
const digestEvery = 10 * minute;
const mostInDigest = 500;

/** Sent within the last `ms`; not by a clock that was far ahead. */
const sentWithin = (ms: number, now: Date) => sql`deliveries.state = 'sent'
  and deliveries.due > ${later(now, -ms)} and deliveries.due < ${later(now, ms)}`;

async function isFlooded({ db }: Store, { site, about }: Delivery, now: Date): Promise<boolean> {
  const { rows } = await sql`select deliveries.id
    from deliveries join leads on leads.id = deliveries.lead
    where person = ${about.person} and deliveries.site = ${site}
      and kind in ('visitor', 'confirm') and ${sentWithin(day, now)}
    limit ${mailsPerDay}`.execute(db);
  return rows.length >= mailsPerDay;
}

/** Past a rate, the owner's mails come together, as a digest every ten minutes. */
async function ownerBatch({ db }: Store, next: Delivery, ownerPerHour: number, now: Date) {
  const { rows: sent } = await sql<{ due: string }>`select due from deliveries
    where site = ${next.site} and kind = 'owner' and ${sentWithin(60 * minute, now)}
    order by due desc limit ${ownerPerHour}`.execute(db);
  const last = sent[0]?.due ?? '';
  if (sent.length < ownerPerHour) return [next] satisfies Batch;
  const others = sql`site = ${next.site} and kind = 'owner' and state = 'waiting'
    and due <= ${now.toISOString()}`;
  if (last > later(now, -digestEvery)) {
    const due = later(new Date(last), digestEvery);
    await sql`update deliveries set due = ${due} where ${others}`.execute(db);
    return undefined;
  }
  const { rows } = await sql<DeliveryRow>`select * from deliveries
    where ${others} and id <> ${next.id} order by queued limit ${mostInDigest - 1}`.execute(db);
  const ids = ['', ...rows.map(({ lead }) => lead)];
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const found = rows.flatMap((row) => {
    const about = byId.get(row.lead);
    return about ? [{ ...row, about }] : [];
  });
  return [next, ...found] satisfies Batch;
}

/** What to send now instead of a delivery; undefined if it is not to be sent now, which is noted. */
export async function batchFor(
  store: Store,
  next: Delivery,
  ownerPerHour: number,
  now: Date,
): Promise<Batch | undefined> {
  if (next.kind === 'owner') return ownerBatch(store, next, ownerPerHour, now);
  if (next.kind === 'webhook' || !(await isFlooded(store, next, now))) return [next];
  const error = `This address got ${mailsPerDay} mails within a day`;
  await sql`update deliveries set state = 'given up', error = ${error}
    where id = ${next.id}`.execute(store.db);
  return undefined;
}
