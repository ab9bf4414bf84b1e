import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { FormName } from '../headers/forms-file.ts';
import type { Store } from './store.ts';
import { type DeliveryKind, type LeadRow, personOf, type Tables, wordsOf } from './tables.ts';

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
  const state = isOdd ? 'quarantine' : isAsked ? 'unconfirmed' : 'new';
  return {
    ...typed,
    id: randomUUID(),
    site,
    key: `${site} ${key ?? `${hash} ${received.slice(0, 10)}`}`,
    hash,
    language,
    person: personOf(email),
    state,
    note: '',
    received,
    asks: isAsked ? 1 : 0,
    confirmed: '',
    queued: state === 'new' ? received : '',
    words: wordsOf({ ...typed, note: '' }),
  };
}

const kindsFor = (isAsked: boolean, target: string): DeliveryKind[] => {
  if (isAsked) return target === mailTarget ? ['confirm'] : [];
  return target === mailTarget ? ['owner', 'visitor'] : ['webhook'];
};

/** What a lead in its state causes: for every target of its site, whichever server sends to it. */
async function deliveriesOf(db: Kysely<Tables>, { id, site, state }: LeadRow, now: Date) {
  if (state !== 'new' && state !== 'unconfirmed') return [];
  const targets = await db.selectFrom('targets').select('name').where('site', '=', site).execute();
  const at = now.toISOString();
  const kinds = targets.flatMap(({ name }) =>
    kindsFor(state === 'unconfirmed', name).map((kind) => ({ name, kind })),
  );
  // Only if the lead is there: it may be known by its key already.
  return kinds.map(
    ({ name, kind }) => sql`insert into deliveries
      (id, site, lead, kind, target, state, queued, due, attempts, error)
      select ${randomUUID()}, site, id, ${kind}, ${name}, 'waiting', ${at}, '', 0, ''
      from leads where id = ${id}`,
  );
}

export type Accepted = 'new' | 'known' | 'conflict';

/** Whoever has waited longer for the database is asked to come again. */
const patienceMs = 5000;

/**
 * Stores a lead and its deliveries in one transaction. The same key again is the same lead, or a
 * conflict if the words differ.
 */
export async function accept(store: Store, lead: LeadRow, now: Date): Promise<Accepted> {
  const columns = Object.keys(lead).map((name) => sql.ref(name));
  const rows = await store.together(
    [
      sql`insert into leads (${sql.join(columns)}) values (${sql.join(Object.values(lead))})
        on conflict (key) do nothing`,
      ...(await deliveriesOf(store.db, lead, now)),
      sql`select id, hash from leads where key = ${lead.key}`,
    ],
    patienceMs,
  );
  const [kept] = rows.at(-1) as Pick<LeadRow, 'id' | 'hash'>[];
  if (kept?.id === lead.id) return 'new';
  return kept?.hash === lead.hash ? 'known' : 'conflict';
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
    const changed = { ...lead, ...changeOf(lead) };
    // What was held back until now is sent now, once.
    const isSent = changed.state === 'new' && lead.queued === '';
    const isAsked = changed.state === 'unconfirmed' && lead.state !== 'unconfirmed';
    if (isSent) changed.queued = now.toISOString();
    await transaction.updateTable('leads').set(changed).where('id', '=', id).execute();
    if (isSent || isAsked)
      for (const each of await deliveriesOf(transaction, changed, now))
        await each.execute(transaction);
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
