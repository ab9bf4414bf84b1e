import { z } from 'zod';
import {
  cards,
  closing,
  hero,
  lead,
  linkAction,
  meta,
  moment,
  product,
  step,
  text,
} from './fields.ts';

const priceCard = z.strictObject({
  title: text('What the price is for'),
  price: text('The price, from {price.…}, or a time'),
  period: text('Unit after the price, such as “one-time” or “per month”'),
  text: text('What it covers'),
  points: z.array(text('One thing it includes')).min(3),
});

export const featureSchema = z.strictObject({
  meta,
  product,
  hero,
  figure: text('Sentence under the drawing: a fact that the drawing does not tell by itself'),
  cards: cards(6),
  moment: moment.optional(),
  detail: z.strictObject({
    title: text('Heading of the explaining band'),
    paragraphs: z.array(text('One paragraph')).min(2).max(3),
    points: z
      .array(z.strictObject({ term: text('The fact’s name'), text: text('The fact') }))
      .min(3)
      .max(5),
  }),
  steps: z
    .strictObject({
      title: text('Heading above the steps'),
      intro: lead('One sentence'),
      items: z.array(step).min(3).max(5),
      weeks: z
        .strictObject({
          least: z.int().positive().describe('Weeks at least'),
          most: z.int().positive().describe('Weeks at most'),
        })
        .optional()
        .describe('How long the second step takes; the page then draws a ruler over the steps'),
    })
    .optional(),
  methods: z
    .strictObject({
      title: text('Heading above the payment methods'),
      intro: lead('One or two sentences'),
      method: text('Head of the column with the methods'),
      traveler: text('Head of the column with what a traveler does'),
      device: text('Head of the column with the devices'),
    })
    .optional(),
  prices: z
    .strictObject({
      title: text('Heading above the price cards'),
      intro: lead('One sentence'),
      items: z.array(priceCard).min(2).max(3),
      action: linkAction,
    })
    .optional(),
  closing,
});

export type Feature = z.infer<typeof featureSchema>;
