import type { DeliveryRow, LeadRow } from './tables.ts';
import { day } from './time.ts';

/** What could not be sent for so long is shown as such, and no longer tried. */
export const givenUpAfter = 3 * day;

/** This one thing is not taken; others may be. Anything else that is thrown means the target is down. */
export class Refused extends Error {}

export type Delivery = DeliveryRow & { about: LeadRow };
export type Send = (delivery: Delivery) => Promise<void>;
