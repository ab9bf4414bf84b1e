import { z } from 'zod';
import { drawingName } from '../../art/figure-fields.ts';
import { card, lead, list, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const cardsWords = defineBand('Cards with a heading and a sentence or two each', {
  title: text('Heading above the cards'),
  intro: lead('One or two sentences under the heading'),
  items: list(
    card.extend({
      show: drawingName
        .optional()
        .describe('A drawing over the card, which makes the card a large one'),
    }),
  ),
  look: z
    .enum(['icons', 'plain', 'numbered', 'across'])
    .default('icons')
    .describe('Beside the heading with icons, without, as a numbered list, or across the page'),
});
