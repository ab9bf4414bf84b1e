import { z } from 'zod';
import { exact, text } from './fields.ts';
import { health, label } from './specimens-fields.ts';

export const dashboard = z.strictObject({
  label,
  sample: text('The word that marks the figures as samples'),
  sections: z
    .array(
      z.strictObject({ name: text('Name of the section'), current: z.boolean().default(false) }),
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
  chart: z.strictObject({
    title: text('What the chart shows'),
    values: z.array(z.number().min(0)).min(12).describe('Sample values, oldest first'),
    before: z.array(z.number().min(0)).min(12).describe('The period before, same length'),
    now: text('Name of the line'),
    earlier: text('Name of the line of the period before'),
    ticks: z.array(text('A date under the chart')).min(3).max(6).describe('Dates, left to right'),
    top: text('Value at the upper line of the chart'),
  }),
  orders: z.strictObject({
    title: text('Heading of the table'),
    columns: z.strictObject({
      id: text('Heading of the order numbers'),
      plan: text('Heading of the plans'),
      provider: text('Heading of the providers'),
      total: text('Heading of the totals'),
      state: text('Heading of the states'),
    }),
    rows: z
      .array(
        z.strictObject({
          id: exact('Order number'),
          plan: text('Plan sold'),
          provider: exact('Provider that fulfilled it'),
          total: text('What was paid'),
          state: text('Where the order stands'),
          done: z.boolean().default(true).describe('Whether the eSIM is installed or delivered'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Sample orders, newest first'),
  }),
  providers: z.strictObject({
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
  }),
});

export const switchboard = z.strictObject({
  label,
  sample: text('The words that mark it as a sample'),
  request: z
    .strictObject({
      title: text('Name of the line'),
      call: exact('The call that comes in'),
      order: text('What is ordered'),
    })
    .describe('What comes in on the left'),
  providers: z
    .array(
      z.strictObject({
        name: exact('Name of the provider'),
        detail: text('What it did with the order'),
        answer: text('How long it took, or a dash if it was not asked'),
        health,
      }),
    )
    .min(3)
    .max(5)
    .describe('Providers in their order of routing; the first that is up gets the order'),
  outcome: text('What came of it'),
});

const share = z.number().min(0).max(100).describe('Length of the drawn part, 0 to 100');

export const charts = z.strictObject({
  label,
  title: text('Heading of the report'),
  period: text('Period it covers'),
  placeholder: text('The words that mark the drawing as a placeholder'),
  sales: z
    .strictObject({
      title: text('Title of the first report'),
      values: z.array(z.number().min(0).max(100)).min(8).describe('Sample values, 0 to 100'),
      steps: z.array(text('A value beside the chart')).length(3).describe('Top, middle, ground'),
      ticks: z.array(text('A date under the chart')).min(3).max(6).describe('Dates, left to right'),
    })
    .describe('The report over time'),
  funnel: z
    .strictObject({
      title: text('Title of the second report'),
      rows: z
        .array(
          z.strictObject({
            name: text('A moment'),
            count: z.int().min(0).describe('How many orders reached it'),
          }),
        )
        .min(3)
        .max(6)
        .describe('Bars, first moment first'),
    })
    .describe('The report by moment'),
  margin: z
    .strictObject({
      title: text('Title of the third report'),
      parts: z
        .array(
          z.strictObject({
            name: text('A part of the price'),
            share,
            to: text('Who receives it, after its share on the payment processing page'),
          }),
        )
        .min(2)
        .max(4)
        .describe('Parts of the ring; their shares add up to 100'),
    })
    .describe('The report on the price'),
});
