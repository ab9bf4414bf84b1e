import { figureFields } from '../../schema/drawings.ts';
import { markdown, text, tone } from '../../schema/fields.ts';
import { form } from '../../schema/form.ts';
import { defineBand } from '../define-band.ts';

export const formWords = defineBand(
  'A form with its heading, such as a request for rates; a text or a picture can be beside it',
  {
    title: text('Heading beside the form'),
    lead: text('One or two sentences under the heading').optional(),
    text: markdown('More text beside the form').optional(),
    ...figureFields,
    form,
    tone: tone.default('paper'),
  },
  { form: 'form' },
);
