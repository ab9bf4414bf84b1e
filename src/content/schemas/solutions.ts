import { z } from 'zod';
import { pageOf } from './bands.ts';
import {
  audience,
  cards,
  closing,
  hero,
  lead,
  list,
  meta,
  moment,
  product,
  stat,
  step,
  text,
} from './fields.ts';
import { figure } from './pictures.ts';

const change = z.strictObject({
  topic: text('What changes, two or three words'),
  before: text('How it is done today: the reader’s own problem'),
  after: text('How it is done with the platform'),
});

const reason = z.strictObject({
  title: text('Heading of the block'),
  text: text('Two sentences'),
  metric: text('The figure, usually a claim'),
  metricLabel: text('What the figure says'),
});

/** Over four steps, of which the second takes hours and the others days. */
const tape = z
  .strictObject({
    start: text('What stands where the count begins'),
    hours: text('Hours that the second step takes, from {claim.setupHours}'),
    days: text('Days until the last step, from {claim.firstSaleDays}'),
    hour: text('A mark of the first scale; {n} is the hour'),
    day: text('A mark of the second scale; {n} is the day'),
    prints: z.array(text('What the printer wrote')).length(4).describe('One line for each step'),
  })
  .describe('The tape over four steps');

export const solutionSchema = pageOf(
  {
    meta,
    product,
    audience,
    hero,
    figure: text('Sentence under the drawing: a fact that the drawing does not tell by itself'),
    picture: figure,
  },
  {
    changes: z.strictObject({
      title: text('Heading: the reader’s problem, named'),
      intro: lead('One or two sentences'),
      before: text('Head of the column “today”'),
      after: text('Head of the column “with the platform”'),
      rows: list(change),
    }),
    cards,
    moment,
    why: z.strictObject({ title: text('Heading over the blocks'), blocks: list(reason) }),
    launch: z.strictObject({
      title: text('Heading: how a launch goes'),
      intro: lead('One sentence'),
      steps: list(step),
      tape: tape.optional(),
    }),
    proof: z.strictObject({ title: text('Heading over the figures'), stats: list(stat) }),
    closing,
  },
);

export type SolutionPage = z.infer<typeof solutionSchema>;
/** The same with every band. */
export type Solution = Required<SolutionPage>;
