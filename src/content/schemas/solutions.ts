import { z } from 'zod';
import { audience, cards, closing, hero, meta, stat, step, text } from './fields.ts';

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

export const solutionSchema = z.strictObject({
  meta,
  audience,
  hero,
  figure: text('Sentence under the drawing: a fact that the drawing does not tell by itself'),
  changes: z.strictObject({
    title: text('Heading: the reader’s problem, named'),
    intro: text('One or two sentences'),
    before: text('Head of the column “today”'),
    after: text('Head of the column “with the platform”'),
    rows: z.array(change).min(4).max(5),
  }),
  cards: cards(6),
  launch: z.strictObject({
    title: text('Heading: how a launch goes'),
    intro: text('One sentence'),
    steps: z.array(step).min(3).max(5),
  }),
  proof: z.strictObject({
    title: text('Heading over the figures'),
    stats: z.array(stat).min(3).max(4),
  }),
  why: z
    .strictObject({
      title: text('Heading over the blocks'),
      blocks: z.array(reason).length(4),
    })
    .optional()
    .describe('Four blocks with metrics; only the startups page has them'),
  closing,
});

export type Solution = z.infer<typeof solutionSchema>;
