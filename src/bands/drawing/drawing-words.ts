import { figureFields } from '../../schema/drawings.ts';
import { text, tone } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const drawingWords = defineBand(
  'One drawing or picture, under a sentence that says what it shows',
  {
    title: text('Heading: what the drawing shows, as a sentence or a claim'),
    intro: text('One or two sentences under it'),
    ...figureFields,
    tone: tone.default('sheet'),
  },
  {
    problems: ({ show, picture }) =>
      show || picture
        ? []
        : [{ field: 'show', message: 'is missing: name a drawing to show, or a picture' }],
  },
);
