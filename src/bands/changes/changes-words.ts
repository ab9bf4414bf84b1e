import { z } from 'zod';
import { list, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const changesWords = defineBand('What readers do today, beside what changes', {
  title: text('Heading: the reader’s problem, named'),
  intro: text('One or two sentences'),
  before: text('Head of the column “today”'),
  after: text('Head of the column “with the platform”'),
  rows: list(
    z.strictObject({
      topic: text('What changes, two or three words'),
      before: text('How it is done today: the reader’s own problem'),
      after: text('How it is done with the platform'),
    }),
  ).describe('What changes, line by line'),
});
