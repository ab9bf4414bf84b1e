import { group, linkAction, ref, text } from '../../schema/fields.ts';
import { type BandProps, defineBand, looks } from '../define-band.ts';

export const plansWords = defineBand(
  'A set of plans',
  {
    title: text('Heading of the plans'),
    intro: text('One or two sentences').optional(),
    plans: ref('plans', 'Which set of plans, by its name in plans.yaml'),
    link: linkAction.optional().describe('A link under the plans'),
    table: group('Words of the table', {
      caption: text('Caption of the table, for screen readers'),
      feature: text('Head of the first column'),
    }).optional(),
    look: looks({
      cards: 'with the switch between monthly and yearly prices',
      table: 'compared line by line; beside the same plans as cards, on phones only',
    }),
  },
  { needs: { cards: ['intro'], table: ['table'] } },
);

export type PlansProps = BandProps<typeof plansWords>;
