import { z } from 'zod';
import { figureFields } from '../../art/figure-fields.ts';
import { actions, lead, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const heroWords = defineBand(
  'Opens a page with a headline, buttons, and one drawing or picture over the plate',
  {
    title: text('Headline: a full sentence'),
    lead: lead('Two or three sentences under the headline'),
    actions,
    ...figureFields,
    plate: z
      .enum(['landing', 'agencies', 'operators', 'enterprises', 'startups'])
      .optional()
      .describe('Which rosette is behind the drawing; without it, that of the page’s ink'),
  },
  { isHero: true },
);
