import { lead, text, tone } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';
import { codeReaderFields } from './code-reader-fields.ts';

export const codeReaderWords = defineBand(
  'An activation code taken apart, and a field to have one’s own taken apart and checked',
  {
    title: text('Heading: what the drawing shows, as a sentence or a claim'),
    intro: lead('One or two sentences under it'),
    ...codeReaderFields,
    tone: tone.default('night'),
  },
  { draws: ['codeAnatomy'] },
);
