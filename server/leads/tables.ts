import { sql } from 'kysely';
import type { FormName } from '../headers/forms-file.ts';

export const leadStates = ['new', 'answered', 'spam', 'quarantine', 'unconfirmed'] as const;
export type LeadState = (typeof leadStates)[number];

/** What somebody typed. Times are ISO 8601 in UTC, so that they sort as text in any database. */
export type LeadRow = {
  id: string;
  /** The domain of the site that took it. */
  site: string;
  /** The site, and what identifies one submission of a form, so that sending it twice makes one lead. */
  key: string;
  /** Of what was typed: the same key with other content is a mistake. */
  hash: string;
  form: FormName;
  language: string;
  email: string;
  /** The address by which limits count: `personOf` the address. */
  person: string;
  name: string;
  subject: string;
  message: string;
  state: LeadState;
  note: string;
  received: string;
  /** 1 if the address counts only once it is confirmed; `confirmed` is when that was. */
  asks: number;
  confirmed: string;
  /** When its deliveries were queued; empty while it is held back. */
  queued: string;
  /** What is searched: `folded`, because databases know capitals beyond ASCII or do not. */
  words: string;
};

export type DeliveryKind = 'owner' | 'visitor' | 'confirm' | 'webhook';

/** A mail or webhook call that a lead causes. */
export type DeliveryRow = {
  id: string;
  site: string;
  lead: string;
  kind: DeliveryKind;
  /** What it is sent through: the mail server, or the address of a webhook. */
  target: string;
  state: 'waiting' | 'sent' | 'given up';
  queued: string;
  /** When to try next, empty for at once; once it is sent, when that was. */
  due: string;
  attempts: number;
  error: string;
};

export type Delivery = DeliveryRow & { about: LeadRow };

export type TargetRow = {
  site: string;
  name: string;
  /** Nobody uses it before this time; empty if it works. */
  free: string;
  failures: number;
  error: string;
  /** When something last got through; empty if nothing has yet. */
  worked: string;
};

/** When old leads of a site were last looked for. */
export type SiteRow = { site: string; tidied: string };

export type Tables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
  targets: TargetRow;
  sites: SiteRow;
};

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** A time as the database writes it; a negative `ms` is in the past. */
export const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** A condition: of one site, or of all. */
export const ofSite = (site: string | undefined, table?: string) =>
  site === undefined ? sql`1 = 1` : sql`${sql.ref(table ? `${table}.site` : 'site')} = ${site}`;

/** A condition: queued over a minute ago. Also what a clock that was set back since dated ahead. */
export const isLate = (now: Date) => sql`(deliveries.queued < ${later(now, -minute)}
  or deliveries.queued > ${later(now, minute)})`;

/** As texts are compared: without capitals, in any script. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** An address without its tag: ada+news@example.com is Ada's, too. */
export const personOf = (email: string) => folded(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');

const searched = ['email', 'name', 'subject', 'message', 'note'] as const;

export const wordsOf = (lead: Pick<LeadRow, (typeof searched)[number]>) =>
  folded(searched.map((name) => lead[name]).join(' '));
