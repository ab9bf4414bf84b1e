import { z } from 'zod';
import { group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';

export const chartsWords = defineDrawing(
  'A preview of the reports: sales, moments of an order, parts of the price',
  {
    title: text('Heading of the report'),
    period: text('Period it covers'),
    placeholder: text('The words that mark the drawing as a placeholder'),
    sales: group('The report over time', {
      title: text('Title of the first report'),
      values: z.array(z.number().min(0).max(100)).min(8).describe('Sample values, 0 to 100'),
      steps: z.array(text('A value beside the chart')).length(3).describe('Top, middle, ground'),
      ticks: z.array(text('A date under the chart')).min(3).max(6).describe('Dates, left to right'),
    }),
    funnel: group('The report by moment', {
      title: text('Title of the second report'),
      rows: groups('Bars, first moment first', [3, 6], {
        name: text('A moment'),
        count: z.int().min(0).describe('How many orders reached it'),
      }),
    }),
    margin: group('The report on the price', {
      title: text('Title of the third report'),
      parts: z
        .array(
          z.strictObject({
            name: text('A part of the price'),
            share: z.number().min(0).max(100).describe('Its share of the price, 0 to 100'),
            to: text('Who receives it, after its share in the drawing of one payment'),
          }),
        )
        .min(2)
        .max(4)
        .refine((parts) => parts.reduce((sum, { share }) => sum + share, 0) === 100, {
          error: 'must have shares that add up to 100',
        })
        .describe('Parts of the price; their shares add up to 100'),
    }),
  },
);
