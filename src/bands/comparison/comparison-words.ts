import { ref, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const comparisonWords = defineBand('A set of plans as a table', {
  title: text('Heading of the comparison table'),
  caption: text('Caption of the table, for screen readers'),
  feature: text('Head of the first column'),
  plans: ref('plans', 'Which set of plans, by its name in plans.yaml'),
});
