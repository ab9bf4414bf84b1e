import { actions, lead, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const closingWords = defineBand('The call to action that ends a page', {
  title: text('Heading of the closing band'),
  text: lead('One or two sentences under it'),
  actions,
});
