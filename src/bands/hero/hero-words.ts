import { z } from 'zod';
import { figureFields } from '../../schema/drawings.ts';
import { actions, exact, groups, link, list, ref, text } from '../../schema/fields.ts';
import { type BandProps, defineBand, looks } from '../define-band.ts';

export const heroWords = defineBand(
  'Opens a page with a headline',
  {
    title: text('Headline: a full sentence'),
    lead: text('One to three sentences under the headline'),
    actions: actions.optional(),
    ...figureFields,
    plate: z
      .enum(['landing', 'agencies', 'operators', 'enterprises', 'startups'])
      .optional()
      .describe('The rosette behind the drawing, if there is one'),
    plans: ref('plans', 'Which set of plans, by its name in plans.yaml').optional(),
    code: text('The number printed large on the misprint').optional(),
    links: groups('Links that the misprint shows where they fit the requested path', [1, 20], {
      label: text('Words of the link'),
      href: link('Where it leads'),
      paths: list(exact('A path, such as /demo; those below it are meant, too')).describe(
        'The paths that it fits',
      ),
    }).optional(),
    look: looks({
      plate: 'buttons beside one drawing or picture',
      quiet: 'over a thin band, for pages that are mostly text',
      plans: 'a set of plans and the switch between monthly and yearly prices',
      misprint: 'over a misprint of the plate, for addresses that do not exist',
    }),
  },
  {
    isHero: true,
    needs: { plans: ['plans'], misprint: ['code', 'actions'] },
  },
);

export type HeroProps = BandProps<typeof heroWords>;
