import { z } from 'zod';
import { linkAction, list, slug, text } from './fields.ts';

const planFeature = z.union([
  z.strictObject({
    title: text('What is limited or chosen, such as “Providers”'),
    value: text('How much of it, such as “5”'),
    highlight: z.boolean().default(false).describe('Whether this line is set in bold'),
  }),
  z.strictObject({
    title: text('What may be included, such as “White label”'),
    included: z.boolean().describe('Whether this plan includes it'),
  }),
]);

export const plan = z.strictObject({
  name: text('Name of the plan'),
  description: text('Whom the plan is for, one sentence'),
  price: slug('Key of the plan in prices.yaml').optional(),
  customPrice: text('Words in place of a price, for a plan priced on request').optional(),
  sales: z
    .int()
    .positive()
    .describe('How many eSIMs a month the plan holds, as a number')
    .optional(),
  isPopular: z.boolean().default(false).describe('Whether this is the featured plan'),
  badge: text('Short label over the name, such as “Most Popular”').optional(),
  trial: text('Note on the free trial under the button').optional(),
  features: list(planFeature, 1, 24).describe('What the plan holds, in the same order in each'),
  action: linkAction,
});

/** Words around a set of plans. Words in braces are filled in by the page. */
export const planWords = z.strictObject({
  toggleLabel: text('Name of the billing toggle, for screen readers'),
  monthly: text('First choice of the toggle'),
  yearly: text('Second choice of the toggle'),
  save: text('Label beside the yearly choice; {percent} is what every plan saves at least').refine(
    (label) => !/\d\s?%/.test(label),
    'must say {percent} in place of a figure: it is computed from the prices',
  ),
  perMonth: text('Unit after a price'),
  monthlyNote: text('Line under a monthly price'),
  yearlyTotal: text('Yearly total under a yearly price; {total} is the amount').optional(),
  saving: text('Saving under a yearly price; {amount} is the amount'),
  announcement: text('What a screen reader hears after a switch; {period} and {prices}'),
  included: text('What a screen reader hears for a tick'),
  notIncluded: text('What a screen reader hears for a dash'),
});

export type Plan = z.infer<typeof plan>;
export type PlanFeature = z.infer<typeof planFeature>;
export type PlanWords = z.infer<typeof planWords>;
