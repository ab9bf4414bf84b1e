import { actions, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const notFoundWords = defineBand(
  'Opens the page for addresses that do not exist, over a misprint of the plate',
  {
    code: text('The number printed large'),
    title: text('Heading'),
    text: text('One sentence'),
    actions,
  },
  { isHero: true },
);
