import { z } from 'zod';
import { text } from '../../../content/schema/fields.ts';
import { chartsWords as charts } from '../charts/charts-words.ts';
import { defineDrawing } from '../define-drawing.ts';
import { label } from '../fields.ts';

export const paymentWords = defineDrawing(
  'One payment, and who receives each part of it',
  z.strictObject({
    label,
    sample: text('The word that marks the prices as samples'),
    plan: text('What was bought'),
    paid: text('Words under it: who paid the price'),
    retail: z
      .number()
      .positive()
      .describe('What the traveler pays, in dollars; other currencies print a sum of that size'),
  }),
  { charts },
);
