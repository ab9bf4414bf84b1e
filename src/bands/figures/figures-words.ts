import { list, stat, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const figuresWords = defineBand('A row of figures, each with what it counts', {
  title: text('Heading, for screen readers alone'),
  stats: list(stat).describe('The figures'),
});
