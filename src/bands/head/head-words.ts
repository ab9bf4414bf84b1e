import { figureFields } from '../../art/figure-fields.ts';
import { actions, lead, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const headWords = defineBand(
  'Opens a page quietly: a headline and a sentence or two over a thin band',
  {
    title: text('Headline'),
    intro: lead('One to three sentences under it'),
    actions: actions.optional(),
    ...figureFields,
  },
  { isHero: true },
);
