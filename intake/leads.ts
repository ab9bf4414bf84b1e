import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FormName } from '../headers/forms-file.ts';
import type { Db, Store } from './store.ts';
import type { DeliveryKind, LeadRow, Tables } from './tables.ts';

/** The name of the mail server among the targets; all others are addresses of webhooks. */
export const mailTarget = 'mail';

export type Typed = {
  form: FormName;
  language: string;
  email: string;
  name?: string;
  subject?: string;
  message?: string;
};

/** A lead as it is stored. Without a key of its own, the same words on the same day are one lead. */
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

/** Writes down all that has to be sent because of a lead; for one in quarantine, nothing. */
export async function queue(db: Transaction<Tables>, lead: LeadRow, now: Date): Promise<void> {
  if (lead.state === 'quarantine') return;
  const targets = await db.selectFrom('targets').select('name').execute();
  const at = now.toISOString();
  const waiting = { lead: lead.id, state: 'waiting', attempts: 0, error: '' } as const;
  const deliveries = targets.flatMap(({ name }) =>
    kindsFor(lead, name).map((kind) => ({
      ...waiting,
      id: randomUUID(),
      kind,
      target: name,
      queued: at,
      due: at,
    })),
  );
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
}

/**
 * Stores a lead and all that has to be sent because of it in one transaction. A repeat is the lead
 * that is there already; the same key with other words is a conflict.
 */
export const accept = ({ db }: Store, lead: LeadRow, now: Date) =>
  db.transaction().execute(async (transaction): Promise<'new' | 'known' | 'conflict'> => {
    const stored = await transaction
      .insertInto('leads')
      .values(lead)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) {
      await queue(transaction, lead, now);
      return 'new';
    }
    const known = await transaction
      .selectFrom('leads')
      .select('hash')
      .where('key', '=', lead.key)
      .executeTakeFirst();
    return known?.hash === lead.hash ? 'known' : 'conflict';
  });

/** Lets a lead out of quarantine, or takes it as confirmed: only now it is sent on. */
export const release = ({ db }: Store, id: string, from: 'quarantine' | 'unconfirmed', now: Date) =>
  db.transaction().execute(async (transaction): Promise<boolean> => {
    const lead = await transaction
      .updateTable('leads')
      .set({ state: 'new' })
      .where('id', '=', id)
      .where('state', '=', from)
      .returningAll()
      .executeTakeFirst();
    if (lead) await queue(transaction, lead, now);
    return lead !== undefined;
  });

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

/** Removes what is older than the owner keeps it, and addresses that nobody confirmed in a week. */
export async function purge(db: Db, retentionDays: number, now: Date): Promise<void> {
  await db.deleteFrom('leads').where('received', '<', daysBefore(now, retentionDays)).execute();
  await db
    .deleteFrom('leads')
    .where('state', '=', 'unconfirmed')
    .where('received', '<', daysBefore(now, 7))
    .execute();
}
