import { z } from 'zod';
import { text } from '../../../content/schema/fields.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

const surface = z
  .enum(['address', 'sender', 'receipt', 'statement', 'app', 'panel', 'line', 'status', 'code'])
  .describe('What is drawn around the name');

export const brandMapWords = defineDrawing(
  'Places where a traveler or the staff read a name, and whose name it is',
  {
    sample,
    owners: z
      .strictObject({
        yours: text('What stands at places that are the reseller’s'),
        others: text('What stands at the others'),
      })
      .describe('Whose name it is'),
    surfaces: z
      .array(
        z.strictObject({
          surface,
          place: text('Where the name stands'),
          print: text('The name or address that stands there, invented'),
          yours: z.boolean().default(false).describe('Whether it is the reseller’s'),
        }),
      )
      .length(9)
      .describe('Nine places, each drawn once'),
  },
);
