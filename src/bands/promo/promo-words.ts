import { drawingName } from '../../schema/drawings.ts';
import { card, list, slug, stat, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const promoWords = defineBand('A dark panel beside a form, hidden on small screens', {
  title: text('Heading of the panel: a full sentence'),
  text: text('One or two sentences').optional(),
  points: list(text('One short sentence'), 0).default([]),
  items: list(card.extend({ id: slug('Key of the point') }), 0)
    .describe('The points')
    .default([]),
  statsLabel: text('Name of the figures, for screen readers').optional(),
  show: drawingName.optional().describe('A drawing in place of the rosette; it runs off the edge'),
  stats: list(stat, 0, 4).describe('The figures').default([]),
});
