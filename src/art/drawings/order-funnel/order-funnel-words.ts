import { z } from 'zod';
import { text } from '../../../content/schema/fields.ts';
import { chartsWords as charts } from '../charts/charts-words.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

export const orderFunnelWords = defineDrawing(
  'How many orders reach each moment, and where the others stop',
  {
    sample,
    stops: z
      .array(text('After their number: why orders stop there, and what helps'))
      .min(2)
      .max(5)
      .describe('One for each moment but the last; the moments are those of the reports'),
  },
  { charts },
);
