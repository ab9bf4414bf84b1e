import { z } from 'zod';
import { text } from '../../../schema/fields.ts';
import { drawing as charts } from '../charts/schema.ts';
import { defineDrawing } from '../define-drawing.ts';
import { label } from '../fields.ts';

export const drawing = defineDrawing(
  'How many orders reach each moment, and where the others stop',
  z.strictObject({
    label,
    sample: text('The words that mark the figures as samples'),
    stops: z
      .array(text('After their number: why orders stop there, and what helps'))
      .min(2)
      .max(5)
      .describe('One for each moment but the last; the moments are those of the reports'),
  }),
  { charts },
);
