import { z } from 'zod';
import { group, text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';

export const orderPathWords = defineDrawing(
  'One order as it passes between the platform and the operator’s own systems',
  {
    lanes: group('The two sides', {
      platform: text('Name of our side'),
      own: text('Name of the operator’s side'),
    }),
    steps: z
      .array(z.strictObject({ name: text('What is done'), text: text('By what, one sentence') }))
      .length(8)
      .describe('Eight steps in turn: ours, the operator’s, ours, and so on'),
  },
);
