import { actions, lead, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const helpWords = defineBand(
  'Whom to ask: a closing band with a letter that is already addressed',
  {
    title: text('Heading of the closing band'),
    text: lead('One or two sentences'),
    actions,
  },
);
