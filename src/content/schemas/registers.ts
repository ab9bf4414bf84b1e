import { z } from 'zod';
import { exact, text } from './fields.ts';

/** What a claim says. An amount in it follows the brand's currency. */
export const claimValue = (description: string) =>
  exact(description).regex(
    /^([^{}]|\{money\.(\d+(\.\d\d)?|\d+(\.\d+)?[KMB])\})+$/,
    'may have nothing in braces but an amount, such as {money.5B}',
  );

const reading = z.strictObject({
  value: claimValue('The claim as this reading prints it, such as "150+" or "{money.5B}"'),
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

/** How an amount that was typed for people is written here: 1.299,90 € is 1299.90. */
function plainAmount(typed: unknown): string {
  const [, whole = '', cents] = /^\D*(\d[\d., ]*?)(?:[.,](\d\d?))?\D*$/.exec(String(typed)) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (cents) return `must be written with a point: ${digits}.${cents.padEnd(2, '0')}`;
  return `must be a plain number${digits ? `: ${digits}` : ', such as 299 or 299.90'}`;
}

const amount = z
  .number({
    error: ({ input }) => (input === undefined ? undefined : plainAmount(input)),
  })
  .positive()
  .refine((value) => Number(value.toFixed(2)) === value, {
    error: 'must have at most two digits after the point',
  })
  .describe('An amount in the brand’s currency, such as 299 or 299.90');

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
  taxNote: text('Printed after the prices of plans and add-ons, such as “plus VAT”').optional(),
  items: z.record(z.string(), amount).describe('Everything else that has a price, by key'),
});

export type Claims = z.infer<typeof claimsSchema>;
export type Prices = z.infer<typeof pricesSchema>;
