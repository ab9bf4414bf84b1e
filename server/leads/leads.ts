import { createHash, randomUUID } from 'node:crypto';
import type { Answer } from '../../src/lib/answers.ts';
import { mailboxOf } from './mailbox.ts';
import { stateOf } from './quarantine.ts';
import { mailTarget, type Settings } from './settings.ts';
import type { Store } from './store.ts';
import {
  type DeliveryKind,
  type DeliveryRow,
  deliveryOf,
  type LeadRow,
  type Source,
  wordsOf,
} from './tables.ts';

export type Typed = {
  form: string;
  language: string;
  email: string;
  answers: Answer[];
};

type Arrival = {
  site: string;
  source?: Source;
  key?: string | undefined;
  /** Sends nothing until the owner releases it. */
  isQuarantined?: boolean;
  /** Whether the visitor must confirm the address. */
  needsConfirmation?: boolean;
  now: Date;
};

/** A lead as it is stored. Without a key, the same content on the same day is one lead. */
export function leadOf(
  { form, language, email, answers }: Typed,
  { site, source = {}, key, isQuarantined = false, needsConfirmation = false, now }: Arrival,
): LeadRow {
  const typed = { form, email, answers: JSON.stringify(answers) };
  const hash = createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
  const received = now.toISOString();
  return {
    ...typed,
    id: randomUUID(),
    site,
    key: `${site} ${key ?? `${hash} ${received.slice(0, 10)}`}`,
    hash,
    language,
    source: JSON.stringify(source),
    person: mailboxOf(email),
    state: isQuarantined ? 'quarantine' : needsConfirmation ? 'unconfirmed' : 'new',
    note: '',
    received,
    asks: needsConfirmation ? 1 : 0,
    confirmed: '',
    words: wordsOf({ ...typed, note: '' }),
  };
}

const deliveryKinds = ['owner', 'visitor', 'confirm', 'webhook'] as const;

/** Which deliveries a lead sends in its state; the others are blocked. */
const isFree = (kind: DeliveryKind, state: LeadRow['state']) =>
  state === (kind === 'confirm' ? 'unconfirmed' : 'new');

/** All deliveries of a lead. They are stored with it, so that a release needs no settings. */
function deliveriesOf(lead: LeadRow, targets: string[]): DeliveryRow[] {
  const kindsFor = (target: string): DeliveryKind[] => {
    if (target !== mailTarget) return ['webhook'];
    return lead.asks ? ['confirm', 'owner', 'visitor'] : ['owner', 'visitor'];
  };
  return targets.flatMap((target) =>
    kindsFor(target).map((kind) =>
      deliveryOf(lead, kind, target, isFree(kind, lead.state) ? lead.received : ''),
    ),
  );
}

export type Accepted = 'new' | 'known' | 'conflict';

/**
 * Stores a lead and its deliveries in one transaction, and decides whether it can send mail. The same
 * key again is the same lead, or a conflict if the content differs.
 */
export const accept = (
  store: Store,
  lead: LeadRow,
  { targets, perHour }: Pick<Settings, 'targets' | 'perHour'>,
): Promise<Accepted> =>
  store.alone(lead.site, async (transaction) => {
    const known = transaction.selectFrom('leads').select('hash').where('key', '=', lead.key);
    const found = await known.executeTakeFirst();
    if (found) return found.hash === lead.hash ? 'known' : 'conflict';
    const stored = { ...lead, state: await stateOf(transaction, lead, perHour) };
    await transaction.insertInto('leads').values(stored).execute();
    const deliveries = deliveriesOf(stored, targets);
    if (deliveries.length > 0)
      await transaction.insertInto('deliveries').values(deliveries).execute();
    return 'new';
  });

async function change(
  { db, clock }: Store,
  id: string,
  changeOf: (lead: LeadRow, now: string) => Partial<LeadRow>,
): Promise<LeadRow | undefined> {
  const now = (await clock()).toISOString();
  return db.transaction().execute(async (transaction) => {
    const found = transaction.selectFrom('leads').selectAll().where('id', '=', id);
    const lead = await found.executeTakeFirst();
    if (!lead) return undefined;
    const change = changeOf(lead, now);
    const changed = { ...lead, ...change };
    await transaction.updateTable('leads').set(change).where('id', '=', id).execute();
    const deliveries = transaction.updateTable('deliveries').where('lead', '=', id);
    // Spam sends nothing more, unless the owner marks it as new again.
    if (changed.state === 'spam')
      await deliveries.set({ state: 'blocked' }).where('state', '=', 'waiting').execute();
    const free = deliveries.set({ state: 'waiting', queued: now }).where('state', '=', 'blocked');
    const kinds = deliveryKinds.filter((kind) => isFree(kind, changed.state));
    if (kinds.length > 0) await free.where('kind', 'in', kinds).execute();
    return lead;
  });
}

/** Marks a lead. If its address must be confirmed first, “new” means unconfirmed. */
export const mark = (store: Store, id: string, as: 'new' | 'answered' | 'spam') =>
  change(store, id, ({ asks, confirmed }) => ({
    state: as === 'new' && asks === 1 && !confirmed ? 'unconfirmed' : as,
  }));

export type Confirmed = 'done' | 'already' | 'expired';

/** Confirms the address of a lead. */
export async function confirm(store: Store, id: string): Promise<Confirmed> {
  const before = await change(store, id, ({ state, confirmed }, now) => ({
    state: state === 'unconfirmed' ? 'new' : state,
    confirmed: confirmed || now,
  }));
  if (!before) return 'expired';
  return before.confirmed ? 'already' : 'done';
}
