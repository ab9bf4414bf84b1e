import { z } from 'zod';
import { pageOf } from './bands.ts';
import { closing, lead, list, meta, question, text } from './fields.ts';
import { plan, planWords } from './plans.ts';
import { label } from './specimens-fields.ts';

const addOn = z.strictObject({
  name: text('Name of the add-on'),
  price: text('Price, from {price.…}'),
  period: text('Unit after the price'),
  description: text('One or two sentences'),
  features: list(text('One thing it includes')),
});

export const pricingSchema = pageOf(
  {
    meta,
    heading: text('Headline'),
    intro: lead('One or two sentences'),
    words: planWords,
    plans: list(plan),
  },
  {
    comparison: z.strictObject({
      title: text('Heading of the comparison table'),
      caption: text('Caption of the table, for screen readers'),
      feature: text('Head of the first column'),
    }),
    perSale: z.strictObject({
      title: text('Heading above the drawn costs'),
      intro: lead('One or two sentences'),
      label,
      price: text('Price of a plan; {amount} is the amount'),
      sales: text('Under a column; {count} is the number of eSIMs sold'),
    }),
    addOns: z.strictObject({
      title: text('Heading above the add-ons'),
      intro: lead('One sentence'),
      items: list(addOn),
    }),
    questions: z.strictObject({
      title: text('Heading above the questions'),
      items: list(question),
    }),
    closing,
  },
);

export type PricingPage = z.infer<typeof pricingSchema>;
/** The same with every band. */
export type Pricing = Required<PricingPage>;
