import { withNote } from '../../lib/money.ts';
import { saleParts } from '../../lib/sale.ts';
import { fill } from '../../lib/text.ts';
import {
  breakEven,
  breakEvenRanges,
  type Figures,
  monthAt,
  type Terms,
  termsOf,
} from './arithmetic.ts';
import { printDecimal } from './decimals.ts';
import type { MarginWords } from './margin-words.ts';
import type { MarginSetup } from './setup.ts';

/** How the page writes amounts and counts. */
export function writerOf({ locale, currency, places }: MarginSetup) {
  const money = (value: number, options: Intl.NumberFormatOptions) =>
    printDecimal(value, places, locale, { style: 'currency', currency, ...options }).replace(
      '-',
      '−',
    );
  return {
    /** $3.91, always with its coins. */
    amount: (value: number) => money(value, {}),
    /** $1,656, or $1,655.50 if it is not whole. */
    shortAmount: (value: number) => money(value, { trailingZeroDisplay: 'stripIfInteger' }),
    count: (value: number) => printDecimal(value, 0, locale),
    percent: (value: number) =>
      printDecimal(value, 2, locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 }),
    list: (texts: string[]) => new Intl.ListFormat(locale).format(texts),
  };
}

type Answers = MarginWords['answers'];

function breakEvenWords(terms: Terms, setup: MarginSetup, answers: Answers) {
  const { count, list } = writerOf(setup);
  const ranges = breakEvenRanges(terms);
  if (ranges.length === 0)
    return terms.parts.keeps > 0 ? answers.breakEvenLimit : answers.breakEvenLoss;
  // The last one has no end if it goes as far as the plans do.
  const open = ranges.at(-1)?.to === terms.stretches.at(-1)?.to ? ranges.pop() : undefined;
  const found = list(
    ranges.map(({ plans, from, to }) =>
      fill(answers.breakEvenRange, {
        count: count(from),
        most: count(to),
        plan: list(plans.map(({ name }) => name)),
      }),
    ),
  );
  if (!open) return found;
  return fill(found ? answers.breakEvenThen : answers.breakEvenFrom, {
    found,
    count: count(open.from),
    plan: open.plans[0]?.name ?? '',
  });
}

/** Which plan comes after the cheapest one, and from how many eSIMs on. */
function nextWords(limit: number, terms: Terms, setup: MarginSetup, answers: Answers) {
  if (limit === Infinity) return undefined;
  const { plan } = monthAt(limit + 1, terms);
  const { onRequest } = setup;
  const says = plan ? answers.nextIs : onRequest ? answers.nextOnRequest : answers.nextNone;
  return fill(says, {
    plan: (plan ?? onRequest)?.name ?? '',
    count: writerOf(setup).count(limit + 1),
  });
}

/** Everything that the figures come to, in words. */
export function resultsOf(figures: Figures, words: MarginWords, setup: MarginSetup) {
  const { amount, shortAmount, count } = writerOf(setup);
  const { answers, around, chart } = words;
  const { onRequest, taxNote } = setup;
  const { sold, price } = figures;
  const terms = termsOf(figures, setup);
  const { keeps } = terms.parts;
  const { plan, margin } = monthAt(sold, terms);
  // A loss makes the bar longer than the price.
  const whole = price - Math.min(0, keeps);
  const shareOf = (part: number) => (whole === 0 ? 0 : Math.max(0, (100 * part) / whole));
  const monthSays = () => {
    if (margin === undefined) return onRequest ? answers.onRequest : answers.tooMany;
    return margin < 0 ? answers.monthLoss : answers.month;
  };
  const lines: [string, string | undefined][] = [
    [answers.breakEven, breakEvenWords(terms, setup, answers)],
  ];
  if (plan) {
    const cost = fill(answers.cheapestIs, { plan: plan.name, amount: shortAmount(plan.cost) });
    lines.push([answers.cheapest, withNote(cost, taxNote)]);
    lines.push([answers.next, nextWords(plan.limit, terms, setup, answers)]);
  }
  return {
    terms,
    each: {
      amount: amount(keeps),
      isLoss: keeps < 0,
      says: fill(keeps < 0 ? answers.eachLoss : answers.each, { amount: amount(price) }),
    },
    /** The price as a bar, in percent of its length: its parts, and where it ends. */
    parts: saleParts.map((part) => ({
      name: answers[part],
      says: amount(terms.parts[part]),
      share: shareOf(terms.parts[part]),
    })),
    paid: shareOf(price),
    month: {
      amount: margin === undefined ? onRequest?.price : shortAmount(margin),
      isLoss: margin !== undefined && margin < 0,
      says: fill(monthSays(), { count: count(sold), plan: (plan ?? onRequest)?.name ?? '' }),
    },
    lines: lines.flatMap(([name, says]) => (says ? { name, says } : [])),
    /** At half the volume, at this volume and at double. */
    around: [Math.floor(sold / 2), sold, sold * 2].map((volume) => {
      const { plan, margin } = monthAt(volume, terms);
      const none = onRequest ? around.request : around.none;
      return {
        sold: count(volume),
        plan: (plan ?? onRequest)?.name ?? '–',
        margin,
        says: margin === undefined ? none : amount(margin),
      };
    }),
    plans: [
      ...terms.plans.map((each) => {
        const { name, limit, cost } = each;
        const from = breakEven(each, terms);
        const holds = limit === Infinity ? chart.unlimited : chart.upTo;
        const pays = from === Infinity ? chart.paysNot : chart.pays;
        const lines = [
          fill(holds, { count: count(limit) }),
          withNote(fill(chart.price, { amount: shortAmount(cost) }), taxNote),
          fill(pays, { count: count(from) }),
        ];
        return { name, lines, isCheapest: each === plan };
      }),
      ...(onRequest
        ? [{ name: onRequest.name, lines: [onRequest.price, chart.notComputed], isCheapest: false }]
        : []),
    ],
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
