import { list, stat, text } from '../../content/schema/fields.ts';
import { defineBand, looks } from '../define-band.ts';

export const figuresWords = defineBand('Large figures, each with what it counts', {
  title: text('Heading; in the strip it is for screen readers alone'),
  stats: list(stat).describe('The figures'),
  look: looks({ night: 'large on a dark ground', strip: 'a quiet strip' }),
});
