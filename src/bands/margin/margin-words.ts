import { ref, text, tone } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';
import { marginFields, marginLead } from './margin-fields.ts';

export const marginWords = defineBand(
  'What a seller keeps of each eSIM and of a month, to try with figures of their own',
  {
    title: text('Heading: the question that it answers'),
    intro: marginLead,
    plans: ref('plans', 'Which set of plans it computes with, by its name in plans.yaml'),
    ...marginFields,
    tone: tone.default('paper'),
  },
);
