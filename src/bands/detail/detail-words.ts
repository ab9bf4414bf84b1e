import { z } from 'zod';
import { figureFields } from '../../schema/drawings.ts';
import { list, sample, text, tone } from '../../schema/fields.ts';
import { defineBand, looks } from '../define-band.ts';

export const detailWords = defineBand(
  'An explanation or a story in paragraphs, with facts by name or a drawing under it',
  {
    title: text('Heading beside the text'),
    sample,
    paragraphs: list(text('One paragraph')),
    points: list(z.strictObject({ term: text('The fact’s name'), text: text('The fact') }), 0)
      .describe('Facts beside the text')
      .default([]),
    ...figureFields,
    tone: tone.default('paper'),
    print: text('Link to the sheet, which the browser then prints alone').optional(),
    look: looks({
      beside: 'the heading beside the text',
      sheet: 'a framed sheet of facts that prints on one page',
    }),
  },
  { needs: { sheet: ['print'] } },
);
