import { z } from 'zod';
import { list, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const reasonsWords = defineBand('Reasons, each with the figure that backs it', {
  title: text('Heading over the blocks'),
  blocks: list(
    z.strictObject({
      title: text('Heading of the block'),
      text: text('Two sentences'),
      metric: text('The figure, usually a claim'),
      metricLabel: text('What the figure says'),
    }),
  ),
});
