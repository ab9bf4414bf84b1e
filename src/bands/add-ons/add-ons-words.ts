import { z } from 'zod';
import { lead, list, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const addOnsWords = defineBand('What can be added to a plan, with its price', {
  title: text('Heading above the add-ons'),
  intro: lead('One sentence'),
  items: list(
    z.strictObject({
      name: text('Name of the add-on'),
      price: text('Price, from {price.…}'),
      period: text('Unit after the price'),
      description: text('One or two sentences'),
      features: list(text('One thing it includes')),
    }),
  ),
});
