import { z } from 'zod';
import { pageOf } from './bands.ts';
import {
  cards,
  closing,
  hero,
  lead,
  linkAction,
  list,
  meta,
  moment,
  product,
  step,
  text,
} from './fields.ts';
import { figure } from './pictures.ts';

const priceCard = z.strictObject({
  title: text('What the price is for'),
  price: text('The price, from {price.…}, or a time'),
  period: text('Unit after the price, such as “one-time” or “per month”'),
  text: text('What it covers'),
  points: list(text('One thing it includes')),
});

export const featureSchema = pageOf(
  {
    meta,
    product,
    hero,
    figure: text('Sentence under the drawing: a fact that the drawing does not tell by itself'),
    picture: figure,
  },
  {
    cards,
    moment,
    steps: z.strictObject({
      title: text('Heading above the steps'),
      intro: lead('One sentence'),
      items: list(step),
      weeks: z
        .strictObject({
          least: z.int().positive().describe('Weeks at least'),
          most: z.int().positive().describe('Weeks at most'),
        })
        .optional()
        .describe('How long the second of three steps takes; a ruler is then drawn over them'),
    }),
    methods: z.strictObject({
      title: text('Heading above the payment methods'),
      intro: lead('One or two sentences'),
      method: text('Head of the column with the methods'),
      traveler: text('Head of the column with what a traveler does'),
      device: text('Head of the column with the devices'),
    }),
    prices: z.strictObject({
      title: text('Heading above the price cards'),
      intro: lead('One sentence'),
      items: list(priceCard),
      action: linkAction,
    }),
    detail: z.strictObject({
      title: text('Heading of the explaining band'),
      paragraphs: list(text('One paragraph')),
      points: list(z.strictObject({ term: text('The fact’s name'), text: text('The fact') }), 0),
    }),
    closing,
  },
);

export type FeaturePage = z.infer<typeof featureSchema>;
/** The same with every band. */
export type Feature = Required<FeaturePage>;
