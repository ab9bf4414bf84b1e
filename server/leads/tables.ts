import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer } from '../../src/lib/answers.ts';
import { folded } from './mailbox.ts';

export const leadStates = ['new', 'answered', 'spam', 'quarantine', 'unconfirmed'] as const;
export type LeadState = (typeof leadStates)[number];

/** The parameters of a URL that name a campaign. */
export const campaign = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Where a lead came from: also the path of the page with the form, and the host that linked to it. */
export const sourceNames = ['page', 'referrer', ...campaign] as const;
export type Source = Partial<Record<(typeof sourceNames)[number], string>>;

/** What a visitor typed. Times are ISO 8601 in UTC, so that they sort as text in any database. */
export type LeadRow = {
  id: string;
  /** The domain of the site that received the lead. */
  site: string;
  /** The site and the id of one submission, so that sending a form twice creates one lead. */
  key: string;
  /** Hash of the typed fields. The same key with another hash is refused. */
  hash: string;
  /** The id of the form. */
  form: string;
  language: string;
  email: string;
  /** `mailboxOf` the address. */
  person: string;
  /** `Answer[]` as JSON, with the labels of that day. */
  answers: string;
  /** `Source` as JSON. */
  source: string;
  state: LeadState;
  note: string;
  received: string;
  /** 1 if the visitor must confirm the address; `confirmed` is the time of the confirmation. */
  asks: number;
  confirmed: string;
  /** The searched fields, `folded`, because not every database folds letters beyond ASCII. */
  words: string;
};

export type DeliveryKind = 'owner' | 'visitor' | 'confirm' | 'webhook' | 'notice';

/** A mail or webhook call that a lead causes. */
export type DeliveryRow = {
  id: string;
  site: string;
  lead: string;
  kind: DeliveryKind;
  /** The mail server, or the URL of a webhook. */
  target: string;
  /** Blocked until the owner releases the lead, or the visitor confirms the address. */
  state: 'blocked' | 'waiting' | 'sent' | 'given up';
  /** When it was queued. */
  queued: string;
  /** Time of the next attempt; empty for immediately. */
  due: string;
  /** Time of the last attempt; empty if there was none. */
  tried: string;
  /** How many attempts failed. */
  attempts: number;
  /** How many attempts may have arrived: successful ones, and those without a known result. */
  arrived: number;
  /** Why the last attempt failed; empty while one is in progress. */
  error: string;
};

const untried = { due: '', tried: '', attempts: 0, arrived: 0, error: '' };

/** A delivery that waits since `queued`, or is blocked if that is empty. */
export function deliveryOf(
  { id, site }: LeadRow,
  kind: DeliveryKind,
  target: string,
  queued: string,
) {
  const state = queued ? 'waiting' : 'blocked';
  return {
    ...untried,
    id: randomUUID(),
    site,
    lead: id,
    kind,
    target,
    state,
    queued,
  } as DeliveryRow;
}

/** A session of the inbox. `id` is signed with the password's hash, so that a new password ends it. */
export type SessionRow = { id: string; expires: string };

/** When the last notice about quarantined leads was sent. */
type SiteRow = { site: string; noticed: string };

export type Tables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
  sites: SiteRow;
  sessions: SessionRow;
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A time as the database writes it; a negative `ms` is in the past. */
export const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** SQL condition: rows of one site, or of all. */
export const ofSite = (site: string | undefined) =>
  site === undefined ? sql<boolean>`1 = 1` : sql<boolean>`site = ${site}`;

export const longestNote = 1000;
const longestWords = 10_000;

export const answersOf = ({ answers }: Pick<LeadRow, 'answers'>): Answer[] => JSON.parse(answers);
export const sourceIn = ({ source }: Pick<LeadRow, 'source'>): Source => JSON.parse(source);

/** The text of an answer. A ticked box becomes ✓. */
export const textOf = ({ value }: Answer) => (value === true ? '✓' : [value].flat().join('; '));

/** The text to search. Cut, because folding can make a text 18 times longer. */
export const wordsOf = (lead: Pick<LeadRow, 'email' | 'note' | 'answers'>) =>
  folded([lead.email, lead.note, ...answersOf(lead).map(textOf)].join(' ')).slice(0, longestWords);
