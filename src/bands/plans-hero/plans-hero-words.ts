import { lead, ref, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const plansHeroWords = defineBand(
  'Opens a page with a set of plans and the switch between monthly and yearly prices',
  {
    title: text('Headline'),
    intro: lead('One or two sentences'),
    plans: ref('plans', 'Which set of plans, by its name in plans.yaml'),
  },
  { isHero: true },
);
