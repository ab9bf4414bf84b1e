import { lead, linkAction, ref, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const plansWords = defineBand(
  'A set of plans with the switch between monthly and yearly prices',
  {
    title: text('Heading of the plans'),
    intro: lead('One or two sentences'),
    plans: ref('plans', 'Which set of plans, by its name in plans.yaml'),
    link: linkAction.optional().describe('A link under the plans'),
  },
);
