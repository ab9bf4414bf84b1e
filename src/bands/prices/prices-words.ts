import { z } from 'zod';
import { lead, linkAction, list, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const pricesWords = defineBand('What something costs, part by part', {
  title: text('Heading above the price cards'),
  intro: lead('One sentence'),
  items: list(
    z.strictObject({
      title: text('What the price is for'),
      price: text('The price, from {price.…}, or a time'),
      period: text('Unit after the price, such as “one-time” or “per month”'),
      text: text('What it covers'),
      points: list(text('One thing it includes')),
    }),
  ),
  action: linkAction,
});
