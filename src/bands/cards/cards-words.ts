import { drawingName } from '../../schema/drawings.ts';
import { card, list, text, tone } from '../../schema/fields.ts';
import { type BandProps, defineBand, looks } from '../define-band.ts';

export const cardsWords = defineBand('Cards with a heading and a sentence or two each', {
  title: text('Heading above the cards'),
  intro: text('One or two sentences under the heading').optional(),
  items: list(
    card.partial({ icon: true }).extend({
      show: drawingName
        .optional()
        .describe('A drawing over the card, which makes the card a large one'),
      value: text('Its figure: a price from {price.…}, a claim or a time').optional(),
      label: text('What the figure counts, or the unit of a price').optional(),
      points: list(text('One thing it includes'), 0).default([]).describe('What it includes'),
    }),
  ).describe('The cards'),
  tone: tone.default('paper'),
  look: looks({
    icons: 'with icons, beside the heading',
    plain: 'without icons',
    numbered: 'a numbered list',
    across: 'with icons, across the page',
    figures: 'reasons, each with the figure that backs it',
    'add-ons': 'what can be added to a plan, with its price',
  }),
});

export type CardsProps = BandProps<typeof cardsWords>;
