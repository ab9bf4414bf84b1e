import { z } from 'zod';
import { list, text, tone } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const detailWords = defineBand('An explanation in paragraphs, and facts by name', {
  title: text('Heading beside the text'),
  paragraphs: list(text('One paragraph')),
  points: list(
    z.strictObject({ term: text('The fact’s name'), text: text('The fact') }),
    0,
  ).default([]),
  tone: tone.default('paper'),
});
