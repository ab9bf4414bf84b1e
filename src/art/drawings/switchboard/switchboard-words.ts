import { z } from 'zod';
import { exact, text } from '../../../content/schema/fields.ts';
import { defineDrawing, health, sample } from '../define-drawing.ts';

export const switchboardWords = defineDrawing(
  'One order line that leads to several providers; the first that is up gets it',
  {
    sample,
    request: z
      .strictObject({
        title: text('Name of the line'),
        call: exact('The call that comes in'),
        order: text('What is ordered'),
      })
      .describe('What comes in on the left'),
    providers: z
      .array(
        z.strictObject({
          name: exact('Name of the provider'),
          detail: text('What it did with the order'),
          answer: text('How long it took, or a dash if it was not asked'),
          health,
        }),
      )
      .min(3)
      .max(5)
      .describe('Providers in their order of routing; the first that is up gets the order'),
    outcome: text('What came of it'),
  },
);
