import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { setup, start, thin } from '../../../tests/support/margin.ts';
import { breakEven, breakEvenRanges, monthAt, termsOf } from './arithmetic.ts';

it('the parts of a price add up to it, and are rounded up', () => {
  expect(termsOf(start, setup).parts).toEqual({
    wholesale: 625,
    fees: 62,
    refunds: 22,
    keeps: 391,
  });
});

it.each([
  [0, 'Starter', -29_900],
  [500, 'Starter', 165_600],
  [1000, 'Starter', 361_100],
  [1001, 'Professional', 311_491],
  [5000, 'Professional', 1_875_100],
  [5001, undefined, undefined],
])('a month with %i sold is on %s and leaves %o', (sold, plan, margin) => {
  const month = monthAt(sold, termsOf(start, setup));
  expect([month.plan?.name, month.margin]).toEqual([plan, margin]);
});

it('costs are those of the billing period, with the add-ons', () => {
  const margin = (changed: Partial<typeof start>) =>
    monthAt(500, termsOf({ ...start, ...changed }, setup)).margin;
  expect(margin({ billing: 'yearly' })).toBe(171_600);
  expect(margin({ addOns: ['app', 'support'] })).toBe(85_800);
});

it('each plan has a break-even of its own, unless it ends before', () => {
  const evens = (figures: typeof start) => {
    const terms = termsOf(figures, setup);
    return terms.plans.map((plan) => breakEven(plan, terms));
  };
  expect(evens(start)).toEqual([77, 205]);
  expect(evens({ ...thin, wholesale: 71 })).toEqual([Infinity, 2756]);
  expect(evens({ ...thin, wholesale: 100 })).toEqual([Infinity, Infinity]);
});

it.each([
  [
    'where a plan ends before the next one pays',
    thin,
    [
      ['Starter', 997, 1000],
      ['Professional', 2664, 5000],
    ],
  ],
  ['across plans, where none loses', start, [['Starter,Professional', 77, 5000]]],
  ['only on the second plan', { ...thin, wholesale: 71 }, [['Professional', 2756, 5000]]],
  ['only on the first plan', { ...thin, wholesale: 70, price: 85 }, []],
  ['never, where an eSIM leaves nothing', { ...thin, wholesale: 100 }, []],
] as const)('break-even: %s', (_where, figures, ranges) => {
  const found = breakEvenRanges(termsOf(figures, setup));
  expect(
    found.map(({ plans, from, to }) => [plans.map(({ name }) => name).join(), from, to]),
  ).toEqual(ranges);
});

const most = 250;
const cents = integer({ min: 0, max: 20_000 });
const anyOffer = record({
  plans: array(
    record({
      name: constantFrom('One', 'Two', 'Three'),
      monthly: cents,
      yearly: cents,
      limit: option(integer({ min: 1, max: most }), { nil: undefined }),
    }),
    { maxLength: 4 },
  ),
  addOns: array(record({ id: constantFrom('app', 'support'), monthly: cents }), { maxLength: 2 }),
});
const anyFigures = record({
  sold: integer({ min: 0, max: most }),
  price: integer({ min: 0, max: 400 }),
  wholesale: integer({ min: 0, max: 300 }),
  fee: integer({ min: 0, max: 500 }),
  fixed: integer({ min: 0, max: 50 }),
  refunds: integer({ min: 0, max: 500 }),
  billing: constantFrom('monthly' as const, 'yearly' as const),
  addOns: subarray(['app', 'support']),
});

it('break-even is where the month at each volume loses nothing, and nowhere else', () => {
  assert(
    property(anyFigures, anyOffer, (figures, offer) => {
      const terms = termsOf(figures, offer);
      const ranges = breakEvenRanges(terms);
      const wrong = Array.from({ length: most + 5 }, (_, index) => index + 1).filter((sold) => {
        const { plan, margin = -1 } = monthAt(sold, terms);
        if (!plan) return false;
        const range = ranges.find(({ from, to }) => from <= sold && sold <= to);
        const own = breakEven(plan, terms);
        return range ? margin < 0 || own > sold || !range.plans.includes(plan) : margin >= 0;
      });
      expect(wrong).toEqual([]);
    }),
    { seed: 33, numRuns: 500 },
  );
});

it('a month is on the cheapest of the plans that hold it', () => {
  assert(
    property(anyFigures, anyOffer, (figures, offer) => {
      const terms = termsOf(figures, offer);
      const able = terms.plans.filter(({ limit }) => figures.sold <= limit);
      const { plan } = monthAt(figures.sold, terms);
      expect(plan?.cost ?? Infinity).toBe(Math.min(...able.map(({ cost }) => cost)));
      expect(plan === undefined || able.includes(plan)).toBe(true);
    }),
    { seed: 33 },
  );
});
