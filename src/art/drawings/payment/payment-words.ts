import { z } from 'zod';
import { text } from '../../../content/schema/fields.ts';
import { chartsWords as charts } from '../charts/charts-words.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

export const paymentWords = defineDrawing(
  'One payment, and who receives each part of it',
  {
    sample,
    plan: text('What was bought'),
    paid: text('Words under it: who paid the price'),
    retail: z
      .number()
      .positive()
      .describe('What the traveler pays, in dollars; other currencies print a sum of that size'),
  },
  { charts },
);
