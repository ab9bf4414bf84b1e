import type { FormName } from '../headers/forms-file.ts';

export const leadStates = ['new', 'answered', 'spam', 'quarantine', 'unconfirmed'] as const;
export type LeadState = (typeof leadStates)[number];

/** What somebody typed. Times are ISO 8601, in UTC, so that they sort as text in any database. */
export type LeadRow = {
  id: string;
  /** Names the sending, so that a repeat of it is no second lead. */
  key: string;
  /** Of what was typed: the same key with another content is a mistake. */
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

/** Something that has to be sent because of a lead. */
export type DeliveryRow = {
  id: string;
  lead: string;
  kind: DeliveryKind;
  /** Whom it is sent through: the mail server, or the address of a webhook. */
  target: string;
  state: 'waiting' | 'sent' | 'given up';
  /** Since when it has been waiting. */
  queued: string;
  /** Not before this. */
  due: string;
  attempts: number;
  error: string;
};

/** One worker at a time serves a target, and leaves it alone for a while when it fails. */
export type TargetRow = { name: string; free: string; failures: number };

export type Tables = { leads: LeadRow; deliveries: DeliveryRow; targets: TargetRow };
