import { fill } from '../../lib/text.ts';
import {
  type BreakEvenRange,
  breakEven,
  breakEvenRanges,
  cheapestPlan,
  type Figures,
  monthAt,
  monthlyCost,
  type Plan,
  partsOf,
} from './arithmetic.ts';
import { printDecimal } from './decimals.ts';
import type { MarginWords } from './margin-words.ts';
import type { MarginSetup } from './setup.ts';

/** How the page writes amounts and counts. */
export function writerOf({ format: { locale, currency }, places }: MarginSetup) {
  const money = (value: number, options: Intl.NumberFormatOptions = {}) =>
    printDecimal(value, places, locale, { style: 'currency', currency, ...options }).replace(
      '-',
      '−',
    );
  return {
    /** $3.91, always with its coins. */
    exact: (value: number) => money(value),
    /** $1,656, or $1,655.50 if it is not whole. */
    amount: (value: number) => money(value, { trailingZeroDisplay: 'stripIfInteger' }),
    count: (value: number) => printDecimal(value, 0, locale),
    list: (texts: string[]) => new Intl.ListFormat(locale).format(texts),
  };
}

type Answers = MarginWords['answers'];

function breakEvenWords(figures: Figures, setup: MarginSetup, answers: Answers) {
  const { count, list } = writerOf(setup);
  const ranges = breakEvenRanges(figures, setup);
  if (ranges.length === 0)
    return partsOf(figures).keeps > 0 ? answers.breakEvenLimit : answers.breakEvenLoss;
  const named = ({ plans, from, to }: BreakEvenRange) =>
    fill(answers.breakEvenRange, {
      count: count(from),
      most: count(to),
      plan: list(plans.map(({ name }) => name)),
    });
  const found = list(ranges.filter(({ to }) => to < Infinity).map(named));
  const open = ranges.find(({ to }) => to === Infinity);
  if (!open) return found;
  return fill(found ? answers.breakEvenThen : answers.breakEvenFrom, {
    found,
    count: count(open.from),
    plan: open.plans[0]?.name ?? '',
  });
}

/** Which plan comes after the cheapest one, and from how many eSIMs on. */
function nextWords(figures: Figures, setup: MarginSetup, answers: Answers) {
  const limit = cheapestPlan(figures.sold, figures, setup)?.limit;
  if (limit === undefined) return undefined;
  const next = cheapestPlan(limit + 1, figures, setup);
  const values = {
    plan: next?.name ?? setup.onRequest?.name ?? '',
    count: writerOf(setup).count(limit + 1),
  };
  if (next) return fill(answers.nextIs, values);
  return fill(setup.onRequest ? answers.nextOnRequest : answers.nextNone, values);
}

/** Everything that the figures come to, in words. */
export function resultsOf(figures: Figures, words: MarginWords, setup: MarginSetup) {
  const { exact, amount, count } = writerOf(setup);
  const { answers, around, chart } = words;
  const { onRequest, taxNote = '' } = setup;
  const parts = partsOf(figures);
  const month = monthAt(figures.sold, figures, setup);
  const isMissing = (month.margin ?? 0) < 0;
  const cost = (plan: Plan) => amount(monthlyCost(plan, figures, setup));
  const noted = (text: string) => `${text} ${taxNote}`.trim();
  const values = { count: count(figures.sold), plan: (month.plan ?? onRequest)?.name ?? '' };
  const lines: [string, string | undefined][] = [
    [answers.breakEven, breakEvenWords(figures, setup, answers)],
    [
      answers.cheapest,
      month.plan &&
        noted(fill(answers.cheapestIs, { plan: month.plan.name, amount: cost(month.plan) })),
    ],
    [answers.next, nextWords(figures, setup, answers)],
  ];
  return {
    parts,
    each: {
      amount: exact(parts.keeps),
      isLoss: parts.keeps < 0,
      says: fill(parts.keeps < 0 ? answers.eachLoss : answers.each, {
        amount: exact(figures.price),
      }),
    },
    month:
      month.margin === undefined
        ? {
            amount: onRequest?.price,
            isLoss: false,
            says: fill(onRequest ? answers.onRequest : answers.tooMany, values),
          }
        : {
            amount: amount(month.margin),
            isLoss: isMissing,
            says: fill(isMissing ? answers.monthLoss : answers.month, values),
          },
    lines: lines.flatMap(([name, says]) => (says ? [{ name, says }] : [])),
    /** At half the volume, at this volume and at double. */
    around: [Math.floor(figures.sold / 2), figures.sold, figures.sold * 2].map((sold) => {
      const { plan, margin } = monthAt(sold, figures, setup);
      const none = onRequest ? around.request : around.none;
      return {
        sold,
        plan: plan?.name ?? onRequest?.name ?? '–',
        margin,
        says: margin === undefined ? none : exact(margin),
      };
    }),
    plans: setup.plans.map((plan) => {
      const from = breakEven(plan, figures, setup);
      return {
        name: plan.name,
        isCheapest: plan === month.plan,
        holds:
          plan.limit === undefined
            ? chart.unlimited
            : fill(chart.upTo, { count: count(plan.limit) }),
        costs: noted(fill(chart.price, { amount: cost(plan) })),
        pays: from === undefined ? chart.paysNot : fill(chart.pays, { count: count(from) }),
      };
    }),
  };
}

export type Results = ReturnType<typeof resultsOf>;

/** One polite sentence or two, for those who hear the page. */
export const summaryOf = ({ each, month, lines }: Results) =>
  [
    `${each.amount} ${each.says}`,
    [month.amount, month.says].filter(Boolean).join(' '),
    ...lines.slice(0, 1).map(({ name, says }) => `${name}: ${says}`),
  ].join('. ');
