import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FormName } from '../headers/forms-file.ts';
import { Refusal } from '../headers/refusal.ts';
import type { Store } from './store.ts';
import { type DeliveryKind, day, type LeadRow, later, type Tables } from './tables.ts';

/** The mail server's name among the targets; all others are addresses of webhooks. */
export const mailTarget = 'mail';

export type Typed = {
  form: FormName;
  language: string;
  email: string;
  name?: string;
  subject?: string;
  message?: string;
};

/** A lead as it is stored. Without a key, the same words on the same day are one lead. */
export function leadOf(
  { form, language, email, name = '', subject = '', message = '' }: Typed,
  { key, state, now }: { key: string | undefined; state: LeadRow['state']; now: Date },
): LeadRow {
  const typed = { form, email, name, subject, message };
  const hash = createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
  const received = now.toISOString();
  const known = key ?? `${hash} ${received.slice(0, 10)}`;
  return { ...typed, id: randomUUID(), key: known, hash, language, state, note: '', received };
}

const kindsFor = (lead: LeadRow, target: string): DeliveryKind[] => {
  if (lead.state === 'unconfirmed') return target === mailTarget ? ['confirm'] : [];
  return target === mailTarget ? ['owner', 'visitor'] : ['webhook'];
};

/** Queues the deliveries of leads; those in quarantine have none. */
async function queue(db: Transaction<Tables>, leads: LeadRow[], now: Date): Promise<void> {
  const targets = await db.selectFrom('targets').select('name').execute();
  const at = now.toISOString();
  const deliveries = leads
    .filter(({ state }) => state !== 'quarantine')
    .flatMap((lead) =>
      targets.flatMap(({ name }) =>
        kindsFor(lead, name).map((kind) => ({
          id: randomUUID(),
          lead: lead.id,
          kind,
          target: name,
          state: 'waiting' as const,
          queued: at,
          due: at,
          attempts: 0,
          error: '',
        })),
      ),
    );
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
}

export type Accepted = 'new' | 'known' | 'conflict';

/**
 * Stores leads and their deliveries in one transaction. The same key again is the same lead, or a
 * conflict if the words differ.
 */
export const accept = ({ db }: Store, leads: LeadRow[], now: Date): Promise<Accepted[]> =>
  db.transaction().execute(async (transaction) => {
    // Sorted, so that two servers cannot deadlock.
    const inOrder = leads.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const stored = await transaction
      .insertInto('leads')
      .values(inOrder)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(stored.map(({ id }) => id));
    const isNew = ({ id }: LeadRow) => ids.has(id);
    await queue(transaction, leads.filter(isNew), now);
    const repeated = leads.filter((lead) => !isNew(lead)).map(({ key }) => key);
    const known = await transaction
      .selectFrom('leads')
      .select(['key', 'hash'])
      .where('key', 'in', [...repeated, ''])
      .execute();
    const hashes = new Map(known.map(({ key, hash }) => [key, hash]));
    return leads.map((lead) => {
      if (isNew(lead)) return 'new';
      return hashes.get(lead.key) === lead.hash ? 'known' : 'conflict';
    });
  });

const [mostAtOnce, mostWaiting] = [200, 1000];

type Waiting = {
  lead: LeadRow;
  resolve: (result: Accepted | undefined) => void;
  reject: (error: unknown) => void;
};

/**
 * Stores leads that arrive while the disk is busy together, so that they wait for it once. Refuses a
 * lead when too many wait already.
 */
export function acceptTogether(store: Store): (lead: LeadRow) => Promise<Accepted | undefined> {
  let waiting: Waiting[] = [];
  let isBusy = false;
  async function storeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        const leads = batch.map(({ lead }) => lead);
        const results = await accept(store, leads, new Date());
        for (const [at, { resolve }] of batch.entries()) resolve(results[at]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  }
  return (lead) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw new Refusal('Too many at once');
      waiting.push({ lead, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Not at once: what has arrived in the meantime joins the first batch.
      setImmediate(storeAll);
    });
}

/** Lets a lead out of quarantine, or counts its address as confirmed, and queues its deliveries. */
export const releaseLead = (
  { db }: Store,
  id: string,
  from: 'quarantine' | 'unconfirmed',
  now: Date,
) =>
  db.transaction().execute(async (transaction): Promise<boolean> => {
    const lead = await transaction
      .updateTable('leads')
      .set({ state: 'new' })
      .where('id', '=', id)
      .where('state', '=', from)
      .returningAll()
      .executeTakeFirst();
    if (lead) await queue(transaction, [lead], now);
    return lead !== undefined;
  });

/** Deletes leads that are older than the owner keeps them, and addresses not confirmed within a week. */
export async function purge({ db, emptyLog }: Store, retentionDays: number, now: Date) {
  await db
    .deleteFrom('leads')
    .where('received', '<', later(now, -retentionDays * day))
    .execute();
  await db
    .deleteFrom('leads')
    .where('state', '=', 'unconfirmed')
    .where('received', '<', later(now, -7 * day))
    .execute();
  await emptyLog();
}
