import { lead, ref, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const costsWords = defineBand(
  'What a plan’s price comes to for each eSIM, at more and more sales',
  {
    title: text('Heading above the drawn costs'),
    intro: lead('One or two sentences'),
    label: text('What the drawing shows, in one sentence, for those who do not see it'),
    price: text('Price of a plan; {amount} is the amount'),
    sales: text('Under a column; {count} is the number of eSIMs sold'),
    plans: ref('plans', 'Which set of plans, by its name in plans.yaml'),
  },
);
