import { createHash, randomUUID } from 'node:crypto';
import type { FormName } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import { personOf } from './mailbox.ts';
import { mailTarget } from './settings.ts';
import type { Store } from './store.ts';
import { type DeliveryKind, type DeliveryRow, type LeadRow, wordsOf } from './tables.ts';

export type Typed = {
  form: FormName;
  language: string;
  email: string;
  name?: string;
  subject?: string;
  message?: string;
};

type Arrival = {
  site: string;
  key?: string | undefined;
  /** Held back until the owner releases it. */
  isOdd?: boolean;
  /** Whether the address counts only once it is confirmed. */
  isAsked?: boolean;
  now: Date;
};

/** A lead as it is stored. Without a key, the same words on the same day are one lead. */
export function leadOf(
  { form, language, email, name = '', subject = '', message = '' }: Typed,
  { site, key, isOdd = false, isAsked = false, now }: Arrival,
): LeadRow {
  const typed = { form, email, name, subject, message };
  const hash = createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
  const received = now.toISOString();
  return {
    ...typed,
    id: randomUUID(),
    site,
    key: `${site} ${key ?? `${hash} ${received.slice(0, 10)}`}`,
    hash,
    language,
    person: personOf(email),
    state: isOdd ? 'quarantine' : isAsked ? 'unconfirmed' : 'new',
    note: '',
    received,
    asks: isAsked ? 1 : 0,
    confirmed: '',
    words: wordsOf({ ...typed, note: '' }),
  };
}

/** Which deliveries of a lead wait in its state; the others are held. */
const isFree = (kind: DeliveryKind, state: LeadRow['state']) =>
  state === (kind === 'confirm' ? 'unconfirmed' : 'new');

/** All that a lead will ever cause. It is written at once, so that whoever releases it needs no settings. */
function deliveriesOf({ id, site, state, asks, received }: LeadRow, targets: string[]) {
  const kindsFor = (target: string): DeliveryKind[] => {
    if (target !== mailTarget) return ['webhook'];
    return asks ? ['confirm', 'owner', 'visitor'] : ['owner', 'visitor'];
  };
  return targets.flatMap((target) =>
    kindsFor(target).map((kind): DeliveryRow => {
      const row = { id: randomUUID(), site, lead: id, kind, target };
      const untried = { due: '', tried: '', attempts: 0, arrived: 0, error: '' };
      return isFree(kind, state)
        ? { ...row, ...untried, state: 'waiting', queued: received }
        : { ...row, ...untried, state: 'held', queued: '' };
    }),
  );
}

export type Accepted = 'new' | 'known' | 'conflict';

/** Whoever has waited longer for the database is asked to come again. */
const patienceMs = 5000;

/**
 * Stores a lead and its deliveries in one transaction. The same key again is the same lead, or a
 * conflict if the words differ.
 */
export async function accept({ db }: Store, lead: LeadRow, targets: string[]): Promise<Accepted> {
  const asked = performance.now();
  return db.connection().execute(async (connection) => {
    if (performance.now() - asked > patienceMs) throw new Refusal('Too many at once');
    return connection.transaction().execute(async (transaction) => {
      const insert = transaction.insertInto('leads').values(lead).returning('id');
      if (await insert.onConflict((key) => key.column('key').doNothing()).executeTakeFirst()) {
        const rows = deliveriesOf(lead, targets);
        if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute();
        return 'new';
      }
      const known = transaction.selectFrom('leads').select('hash').where('key', '=', lead.key);
      return (await known.executeTakeFirst())?.hash === lead.hash ? 'known' : 'conflict';
    });
  });
}

async function change(
  { db }: Store,
  id: string,
  now: Date,
  changeOf: (lead: LeadRow) => Partial<LeadRow>,
): Promise<LeadRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const found = transaction.selectFrom('leads').selectAll().where('id', '=', id);
    const lead = await found.executeTakeFirst();
    if (!lead) return undefined;
    const change = changeOf(lead);
    const changed = { ...lead, ...change };
    await transaction.updateTable('leads').set(change).where('id', '=', id).execute();
    // What a spammer's lead would still send waits for the owner to change their mind.
    if (changed.state === 'spam')
      await transaction
        .updateTable('deliveries')
        .set({ state: 'held' })
        .where('lead', '=', id)
        .where('state', '=', 'waiting')
        .execute();
    const held = transaction
      .updateTable('deliveries')
      .set({ state: 'waiting', queued: now.toISOString() })
      .where('lead', '=', id)
      .where('state', '=', 'held');
    const kinds = (['owner', 'visitor', 'confirm', 'webhook'] as const).filter((kind) =>
      isFree(kind, changed.state),
    );
    if (kinds.length > 0) await held.where('kind', 'in', kinds).execute();
    return lead;
  });
}

/** As the owner marks a lead. Where an address has to be confirmed first, “new” is not yet new. */
export const mark = (store: Store, id: string, as: 'new' | 'answered' | 'spam', now: Date) =>
  change(store, id, now, ({ asks, confirmed }) => ({
    state: as === 'new' && asks === 1 && !confirmed ? 'unconfirmed' : as,
  }));

export type Confirmed = 'done' | 'already' | 'expired';

/** Counts the address of a lead as confirmed. */
export async function confirm(store: Store, id: string, now: Date): Promise<Confirmed> {
  const before = await change(store, id, now, ({ state, confirmed }) => ({
    state: state === 'unconfirmed' ? 'new' : state,
    confirmed: confirmed || now.toISOString(),
  }));
  if (!before) return 'expired';
  return before.confirmed ? 'already' : 'done';
}
