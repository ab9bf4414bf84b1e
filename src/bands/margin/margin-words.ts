import { z } from 'zod';
import { exact, group, list, ref, text, tone } from '../../schema/fields.ts';
import { defineBand, type WordsOf } from '../define-band.ts';

/** The key of an entry under `items` in prices.yaml. */
const priceItem = (description: string) =>
  exact(description).meta({ kind: 'ref', register: 'priceItems' });

/** A figure that the visitor can change: its name, and the range from 0 to `most`. */
const figure = (what: string) =>
  z.strictObject({
    label: text(`Name of the field: ${what}`),
    most: z.number().positive('must be above zero').describe('The largest number that it takes'),
  });

const sold = figure('eSIMs sold a month')
  .extend({
    start: z.int().min(0, 'must not be below zero').describe('The first value, a whole number'),
  })
  .refine(({ start, most }) => start <= most, {
    error: 'must not be larger than most, the largest number that the field takes',
    path: ['start'],
  });

export const marginWords = defineBand(
  'What a seller keeps of each eSIM and of a month, to try with figures of their own',
  {
    title: text('Heading: the question that it answers'),
    intro: text('One or two sentences; say that nothing is sent'),
    plans: ref('plans', 'Which set of plans it computes with, by its name in plans.yaml'),
    figures: z
      .strictObject({
        title: text('Heading over the fields'),
        sold,
        price: figure('average retail price'),
        wholesale: figure('average wholesale cost'),
        feePercent: figure('payment fee, in percent'),
        feeFixed: figure('fixed fee of a payment'),
        refunds: figure('refunds and failed installs, in percent'),
      })
      .describe('The fields. All but the first start with the sample sale of prices.yaml'),
    addOns: group('What can be booked beside a plan', {
      title: text('Name of the group of add-ons'),
      items: list(
        z.strictObject({
          name: text('Name of the add-on'),
          price: priceItem('Its price a month, by its key under items in prices.yaml'),
          note: text('What else it costs, such as a setup').optional(),
        }),
        1,
        6,
      ).describe('The add-ons that can be counted in'),
    }).optional(),
    answers: z.strictObject({
      each: text('After the amount that remains of one eSIM; {amount} is its price'),
      eachLoss: text('The same where one eSIM loses money; {amount} is its price'),
      keeps: text('Part of the price: what is kept'),
      wholesale: text('Part of the price: the provider’s'),
      fees: text('Part of the price: the payment’s'),
      refunds: text('Part of the price: what is given back'),
      month: text('After the amount that remains of a month; {count} are sold, {plan} is paid'),
      monthLoss: text('The same where money is missing; {count} are sold, {plan} is paid'),
      onRequest: text('In place of a result, where {plan} is priced on request; {count} are sold'),
      tooMany: text('In place of a result, where no plan is for {count} eSIMs'),
      breakEven: text('Name of the line that says at which volumes it pays'),
      breakEvenFrom: text('From which volume on; {count} and {plan}'),
      breakEvenRange: text('Between which volumes; {count}, {most} and {plan}'),
      breakEvenThen: text('After such ranges, {found}, from which volume on; {count} and {plan}'),
      breakEvenLoss: text('Where an eSIM leaves nothing to pay a plan with'),
      breakEvenLimit: text('Where every plan ends before it pays'),
      cheapest: text('Name of the line with the cheapest plan'),
      cheapestIs: text('{plan} and what it costs a month: {amount}'),
      next: text('Name of the line with the plan that comes after it'),
      nextIs: text('From which volume on; {plan} and {count}'),
      nextOnRequest: text('The same, where {plan} is priced on request; {count}'),
      nextNone: text('The same, where no plan is for so many; {count}'),
    }),
    around: group('The table of half, the same and double the volume', {
      caption: text('What the table shows'),
      sold: text('Head of the column with the volumes'),
      plan: text('Head of the column with the plans'),
      margin: text('Head of the column with the results'),
      request: text('In place of a result, where the price is on request'),
      none: text('In place of a result, where no plan is for so many'),
    }),
    chart: z.strictObject({
      title: text('Heading over the chart'),
      ruler: text('Name of the ruler that can be dragged along the chart'),
      upTo: text('What a plan holds; {count}'),
      unlimited: text('What a plan without a limit holds'),
      price: text('What a plan costs; {amount}'),
      pays: text('From which volume on it pays; {count}'),
      paysNot: text('Where it ends before it pays, or each eSIM loses money'),
      notComputed: text('Beside a plan whose price is on request'),
    }),
    messages: group('What stands under a field that cannot be read', {
      count: text('Under a field for a whole number, such as {example}, at most {most}'),
      amount: text('Under a field for an amount, such as {example}, at most {most}'),
      percent: text('Under a field for a percentage, such as {example}, at most {most}'),
    }),
    promise: text('Says that the result is no promise'),
    method: text('How it is computed: what is rounded, and what a refund costs'),
    actions: z.strictObject({
      copy: text('Button that copies a link to the figures'),
      copied: text('The same button, after it was pressed'),
    }),
    withoutScript: group('Without JavaScript, the figures are those at the start', {
      intro: text('In place of the intro'),
      title: text('Heading over the figures'),
      promise: text('Says that the result is no promise'),
    }),
    tone: tone.default('paper'),
  },
);

/** Those that the calculator needs in the browser. */
export type MarginWords = Omit<
  WordsOf<typeof marginWords>,
  'title' | 'intro' | 'plans' | 'figures' | 'messages' | 'tone'
>;
