import { z } from 'zod';
import { exact, group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, health, sample } from '../define-drawing.ts';

export const dashboardWords = defineDrawing(
  'The admin panel with sales, recent orders and providers',
  {
    sample,
    sections: groups('Navigation of the admin panel', [4, 7], {
      name: text('Name of the section'),
      current: z.boolean().default(false).describe('Whether this section is the open one'),
    }),
    title: text('Heading of the panel'),
    period: text('Period the figures are for'),
    figures: groups('Three figures over the chart', [3, 3], {
      term: text('What is counted'),
      value: text('Sample figure'),
      change: text('Change against the period before'),
    }),
    chart: group('The chart under the figures', {
      title: text('What the chart shows'),
      values: z.array(z.number().min(0)).min(12).describe('Sample values, oldest first'),
      before: z.array(z.number().min(0)).min(12).describe('The period before, same length'),
      now: text('Name of the line'),
      earlier: text('Name of the line of the period before'),
      ticks: z.array(text('A date under the chart')).min(3).max(6).describe('Dates, left to right'),
      top: text('Value at the upper line of the chart'),
    }),
    orders: group('The table of orders', {
      title: text('Heading of the table'),
      columns: group('Headings of the columns', {
        id: text('Heading of the order numbers'),
        plan: text('Heading of the plans'),
        provider: text('Heading of the providers'),
        total: text('Heading of the totals'),
        state: text('Heading of the states'),
      }),
      rows: groups('Sample orders, newest first', [3, 6], {
        id: exact('Order number'),
        plan: text('Plan sold'),
        provider: exact('Provider that fulfilled it'),
        total: text('What was paid'),
        state: text('Where the order stands'),
        done: z.boolean().default(true).describe('Whether the eSIM is installed or delivered'),
      }),
    }),
    providers: group('The list of providers', {
      title: text('Heading of the providers'),
      rows: groups('Connected providers in their order of routing', [3, 5], {
        name: exact('Name of the provider'),
        state: text('How it does at the moment'),
        health,
      }),
      note: text('What failover just did'),
    }),
  },
);
