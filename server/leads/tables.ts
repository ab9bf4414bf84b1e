import { sql } from 'kysely';
import type { FormName } from '../headers/forms-file.ts';
import { folded } from './mailbox.ts';

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
  /** By which limits count: `personOf` the address. */
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
  /** Held until the owner releases the lead, or the visitor confirms the address. */
  state: 'held' | 'waiting' | 'sent' | 'given up';
  /** When it began to wait. */
  queued: string;
  /** When to try next; empty for at once. */
  due: string;
  /** When it was last tried; empty if it was not. */
  tried: string;
  /** How often it failed, by itself or because its target was down. */
  attempts: number;
  /** How many attempts may have arrived: those that did, and those whose end nobody knows. */
  arrived: number;
  /** Why it last failed; empty while it is under way. */
  error: string;
};

/** When old leads of a site were last looked for, and since when its clock may be wrong. */
export type SiteRow = { site: string; tidied: string; doubted: string };

/** Who has signed in to the inbox; `id` is signed with the password, so that a new one ends it. */
export type SessionRow = { id: string; expires: string };

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

/** A condition: of one site, or of all. */
export const ofSite = (site: string | undefined) =>
  site === undefined ? sql<boolean>`1 = 1` : sql<boolean>`site = ${site}`;

const searched = ['email', 'name', 'subject', 'message', 'note'] as const;

export const wordsOf = (lead: Pick<LeadRow, (typeof searched)[number]>) =>
  folded(searched.map((name) => lead[name]).join(' '));
