import { z } from 'zod';
import { list, stat, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const figuresWords = defineBand('Large figures, each with what it counts', {
  title: text('Heading; in the strip it is for screen readers alone'),
  stats: list(stat),
  look: z
    .enum(['night', 'strip'])
    .default('night')
    .describe('Large on a dark ground, or a quiet strip'),
});
