import { z } from 'zod';
import { text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';
import { esimCardWords as esimCard } from '../esim-card/esim-card-words.ts';

const note = z.strictObject({ name: text('Name of the part'), text: text('What it says') });

export const codeAnatomyWords = defineDrawing(
  'An activation code taken apart, each part with a note',
  {
    prefix: note.describe('LPA: at the start'),
    format: note.describe('The 1 after it'),
    server: note.describe('The host between the dollar signs'),
    matching: note.describe('What follows the second dollar sign'),
    optional: note
      .extend({ print: text('How it would be written') })
      .describe('What may follow and usually does not'),
  },
  { esimCard },
);
