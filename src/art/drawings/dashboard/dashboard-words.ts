import { z } from 'zod';
import { exact, text } from '../../../content/schema/fields.ts';
import { defineDrawing, health, sample } from '../define-drawing.ts';

export const dashboardWords = defineDrawing(
  'The admin panel with sales, recent orders and providers',
  {
    sample,
    sections: z
      .array(
        z.strictObject({
          name: text('Name of the section'),
          current: z.boolean().default(false).describe('Whether this section is the open one'),
        }),
      )
      .min(4)
      .max(7)
      .describe('Navigation of the admin panel'),
    title: text('Heading of the panel'),
    period: text('Period the figures are for'),
    figures: z
      .array(
        z.strictObject({
          term: text('What is counted'),
          value: text('Sample figure'),
          change: text('Change against the period before'),
        }),
      )
      .length(3)
      .describe('Three figures over the chart'),
    chart: z
      .strictObject({
        title: text('What the chart shows'),
        values: z.array(z.number().min(0)).min(12).describe('Sample values, oldest first'),
        before: z.array(z.number().min(0)).min(12).describe('The period before, same length'),
        now: text('Name of the line'),
        earlier: text('Name of the line of the period before'),
        ticks: z
          .array(text('A date under the chart'))
          .min(3)
          .max(6)
          .describe('Dates, left to right'),
        top: text('Value at the upper line of the chart'),
      })
      .describe('The chart under the figures'),
    orders: z
      .strictObject({
        title: text('Heading of the table'),
        columns: z
          .strictObject({
            id: text('Heading of the order numbers'),
            plan: text('Heading of the plans'),
            provider: text('Heading of the providers'),
            total: text('Heading of the totals'),
            state: text('Heading of the states'),
          })
          .describe('Headings of the columns'),
        rows: z
          .array(
            z.strictObject({
              id: exact('Order number'),
              plan: text('Plan sold'),
              provider: exact('Provider that fulfilled it'),
              total: text('What was paid'),
              state: text('Where the order stands'),
              done: z
                .boolean()
                .default(true)
                .describe('Whether the eSIM is installed or delivered'),
            }),
          )
          .min(3)
          .max(6)
          .describe('Sample orders, newest first'),
      })
      .describe('The table of orders'),
    providers: z
      .strictObject({
        title: text('Heading of the providers'),
        rows: z
          .array(
            z.strictObject({
              name: exact('Name of the provider'),
              state: text('How it does at the moment'),
              health,
            }),
          )
          .min(3)
          .max(5)
          .describe('Connected providers in their order of routing'),
        note: text('What failover just did'),
      })
      .describe('The list of providers'),
  },
);
