import { z } from 'zod';
import { group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

const surface = z
  .enum(['address', 'sender', 'receipt', 'statement', 'app', 'panel', 'line', 'status', 'code'])
  .describe('What is drawn around the name');

export const brandMapWords = defineDrawing(
  'Places where a traveler or the staff read a name, and whose name it is',
  {
    sample,
    owners: group('Whose name it is', {
      yours: text('What stands at places that are the reseller’s'),
      others: text('What stands at the others'),
    }),
    surfaces: groups('Nine places, each drawn once', [9, 9], {
      surface,
      place: text('Where the name stands'),
      print: text('The name or address that stands there, invented'),
      yours: z.boolean().default(false).describe('Whether it is the reseller’s'),
    }),
  },
);
