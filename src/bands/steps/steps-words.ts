import { z } from 'zod';
import { group, list, step, text, tone } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const stepsWords = defineBand('How something goes, step by step', {
  title: text('Heading'),
  intro: text('One sentence'),
  items: list(
    step.extend({
      amount: group('What the step costs, printed over the first and the third step of a ruler', {
        price: text('The price, from {price.…}'),
        period: text('Unit after the price'),
      }).optional(),
      points: list(text('One thing it includes'), 0).default([]).describe('What it includes'),
    }),
  ).describe('The steps'),
  tone: tone.default('sheet'),
  weeks: group('How long the second of three steps takes; a ruler is then drawn over them', {
    least: z.int().positive().describe('Weeks at least'),
    most: z.int().positive().describe('Weeks at most'),
  }).optional(),
  tape: group('A tape over four steps, of which the second takes hours and the others days', {
    start: text('What stands where the count begins'),
    hours: text('Hours that the second step takes, from {claim.setupHours}'),
    days: text('Days until the last step, from {claim.firstSaleDays}'),
    hour: text('A mark of the first scale; {n} is the hour'),
    day: text('A mark of the second scale; {n} is the day'),
    prints: z.array(text('What the printer wrote')).length(4).describe('One line for each step'),
  }).optional(),
});
