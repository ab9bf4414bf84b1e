import { fill } from '../../lib/text.ts';
import {
  breakEven,
  cheapestPlan,
  type Figures,
  firstBreakEven,
  monthAt,
  monthlyCost,
  monthsAround,
  nextPlan,
  type Plan,
  partsOf,
} from './arithmetic.ts';
import type { MarginWords } from './margin-fields.ts';
import type { MarginSetup, Workshop } from './setup.ts';

type Words = Pick<MarginWords, 'answers' | 'around' | 'chart'>;

/** Why there is no break-even: each eSIM loses money, or every plan ends before. */
function neverPays(figures: Figures, { offer }: Workshop, words: Words['answers']) {
  const isLoss = offer.plans.every((plan) => {
    const found = breakEven(plan, figures, offer);
    return found.from === undefined && found.because === 'loss';
  });
  return isLoss ? words.breakEvenLoss : words.breakEvenLimit;
}

function nextLine(
  figures: Figures,
  { offer, count }: Workshop,
  { answers }: Words,
  onRequest: MarginSetup['onRequest'],
): string | undefined {
  const next = nextPlan(figures.sold, figures, offer);
  if (!next) return undefined;
  const from = count(next.from);
  if (next.plan) return fill(answers.nextIs, { plan: next.plan.name, count: from });
  return onRequest
    ? fill(answers.nextOnRequest, { plan: onRequest.name, count: from })
    : fill(answers.nextNone, { count: from });
}

/** Everything that the figures come to, in words. */
export function resultsOf(figures: Figures, words: Words, setup: MarginSetup, workshop: Workshop) {
  const { offer, exact, amount, count } = workshop;
  const { answers, around, chart } = words;
  const { onRequest, taxNote = '' } = setup;
  const parts = partsOf(figures);
  const month = monthAt(figures.sold, figures, offer);
  const first = firstBreakEven(figures, offer);
  const cheapest = cheapestPlan(figures.sold, figures, offer);
  const cost = (plan: Plan) => amount(monthlyCost(plan, figures, offer));
  const noted = (text: string) => `${text} ${taxNote}`.trim();
  const next = nextLine(figures, workshop, words, onRequest);
  const sold = count(figures.sold);
  const isMissing = (month.margin ?? 0n) < 0n;
  return {
    parts,
    each: {
      amount: exact(parts.keeps),
      isLoss: parts.keeps < 0n,
      says: fill(parts.keeps < 0n ? answers.eachLoss : answers.each, {
        amount: exact(parts.paid),
      }),
    },
    month:
      month.plan && month.margin !== undefined
        ? {
            amount: amount(month.margin),
            isLoss: isMissing,
            says: fill(isMissing ? answers.monthLoss : answers.month, {
              count: sold,
              plan: month.plan.name,
            }),
          }
        : {
            amount: onRequest?.price,
            isLoss: false,
            says: fill(onRequest ? answers.onRequest : answers.tooMany, {
              count: sold,
              plan: onRequest?.name ?? '',
            }),
          },
    lines: [
      {
        name: answers.breakEven,
        says: first
          ? fill(answers.breakEvenFrom, { count: count(first.from), plan: first.plan.name })
          : neverPays(figures, workshop, answers),
      },
      ...(cheapest
        ? [
            {
              name: answers.cheapest,
              says: noted(
                fill(answers.cheapestIs, { plan: cheapest.name, amount: cost(cheapest) }),
              ),
            },
          ]
        : []),
      ...(next ? [{ name: answers.next, says: next }] : []),
    ],
    around: monthsAround(figures, offer).map(({ sold: at, plan, margin }) => ({
      sold: count(at),
      volume: at,
      plan: plan?.name ?? onRequest?.name ?? '–',
      margin: margin === undefined ? (onRequest ? around.request : around.none) : amount(margin),
      isLoss: margin !== undefined && margin < 0n,
      value: margin,
    })),
    plans: offer.plans.map((plan) => {
      const { from } = breakEven(plan, figures, offer);
      return {
        name: plan.name,
        isCheapest: plan === cheapest,
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
    `${month.isLoss || month.amount ? `${month.amount} ` : ''}${month.says}`,
    ...lines.slice(0, 1).map(({ name, says }) => `${name}: ${says}`),
  ].join('. ');
