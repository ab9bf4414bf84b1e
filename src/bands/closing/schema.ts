import { actions, lead, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('The call to action that ends a page', {
  title: text('Heading of the closing band'),
  text: lead('One or two sentences under it'),
  actions,
});
