import type { FormName } from '../headers/forms-file.ts';

export const leadStates = ['new', 'answered', 'spam', 'quarantine', 'unconfirmed'] as const;
export type LeadState = (typeof leadStates)[number];

/** What somebody typed. Times are ISO 8601 in UTC, so that they sort as text in any database. */
export type LeadRow = {
  id: string;
  /** Identifies one submission of a form, so that sending it twice makes one lead. */
  key: string;
  /** Of what was typed: the same key with other content is a mistake. */
  hash: string;
  form: FormName;
  language: string;
  email: string;
  name: string;
  subject: string;
  message: string;
  state: LeadState;
  note: string;
  received: string;
};

export type DeliveryKind = 'owner' | 'visitor' | 'confirm' | 'webhook';

/** A mail or webhook call that a lead causes. */
export type DeliveryRow = {
  id: string;
  lead: string;
  kind: DeliveryKind;
  /** What it is sent through: the mail server, or the address of a webhook. */
  target: string;
  state: 'waiting' | 'sent' | 'given up';
  queued: string;
  /** When to try next; once it is sent, when that was. */
  due: string;
  attempts: number;
  error: string;
};

export type Delivery = DeliveryRow & { about: LeadRow };

/** One worker at a time serves a target, and nobody does before the time `free`. */
export type TargetRow = { name: string; free: string; failures: number };

export type Tables = { leads: LeadRow; deliveries: DeliveryRow; targets: TargetRow };

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** A time as the database writes it; a negative `ms` is in the past. */
export const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
