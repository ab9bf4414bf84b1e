import { z } from 'zod';
import { exact } from './fields.ts';

const reading = z.strictObject({
  value: exact('The claim as this reading prints it, such as "150+"'),
  pages: z
    .array(z.string().regex(/^\//, 'must be an address such as /pricing, or /page#part'))
    .min(1)
    .describe('The pages that print this reading; /page#part for one part of a page'),
});

const claim = z.strictObject({
  says: exact('What is claimed, in words, for the owner who settles it'),
  readings: z
    .array(reading)
    .min(1)
    .describe('The readings side by side: more than one means that pages disagree'),
});

/** Every marketing claim once, with its readings and the pages that use each. */
export const claimsSchema = z.record(z.string(), claim);

const amount = z.int().positive().describe('An amount in the brand’s currency, without decimals');

/** Every price once. Savings and yearly totals are computed from them. */
export const pricesSchema = z.strictObject({
  plans: z
    .record(
      z.string(),
      z
        .strictObject({
          monthly: amount.describe('Price a month, billed monthly'),
          yearly: amount.describe('Price a month, billed yearly'),
        })
        .refine((price) => price.yearly < price.monthly, {
          error: 'yearly must be lower than monthly: it is the discounted price per month',
          path: ['yearly'],
        }),
    )
    .describe('Plans of the landing page and of the pricing page, by key'),
  items: z.record(z.string(), amount).describe('Everything else that has a price, by key'),
});

export type Claims = z.infer<typeof claimsSchema>;
export type Prices = z.infer<typeof pricesSchema>;
