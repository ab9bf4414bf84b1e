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
import { setup, thin } from '../../../tests/support/margin.ts';
import {
  breakEven,
  breakEvenRanges,
  cheapestPlan,
  monthAt,
  type Plan,
  partsOf,
} from './arithmetic.ts';

const { start } = setup;
const [starter, professional] = setup.plans;

it('the parts of a price add up to it, and are rounded up', () => {
  expect(partsOf(start)).toEqual({ wholesale: 625, fees: 62, refunds: 22, keeps: 391 });
});

it.each([
  [0, 'Starter', -29_900],
  [500, 'Starter', 165_600],
  [1000, 'Starter', 361_100],
  [1001, 'Professional', 311_491],
  [5000, 'Professional', 1_875_100],
  [5001, undefined, undefined],
])('a month with %i sold is on %s and leaves %o', (sold, plan, margin) => {
  const month = monthAt(sold, start, setup);
  expect([month.plan?.name, month.margin]).toEqual([plan, margin]);
});

it('costs are those of the billing period, with the add-ons', () => {
  expect(monthAt(500, { ...start, billing: 'yearly' }, setup).margin).toBe(171_600);
  expect(monthAt(500, { ...start, addOns: ['app', 'support'] }, setup).margin).toBe(85_800);
});

it('each plan has a break-even of its own, unless it ends before', () => {
  const evens = (figures: typeof start) =>
    setup.plans.map((plan) => breakEven(plan, figures, setup));
  expect(evens(start)).toEqual([77, 205]);
  expect(evens({ ...thin, wholesale: 71 })).toEqual([undefined, 2756]);
  expect(evens({ ...thin, wholesale: 100 })).toEqual([undefined, undefined]);
});

it.each([
  [
    'where a plan ends before the next one pays',
    thin,
    [
      ['Starter', 997, 1000],
      ['Professional', 2664, Infinity],
    ],
  ],
  ['across plans, where none loses', start, [['Starter,Professional', 77, Infinity]]],
  ['only on the second plan', { ...thin, wholesale: 71 }, [['Professional', 2756, Infinity]]],
  ['only on the first plan', { ...thin, wholesale: 70, price: 85 }, []],
  ['never, where an eSIM leaves nothing', { ...thin, wholesale: 100 }, []],
] as const)('break-even: %s', (_where, figures, ranges) => {
  const found = breakEvenRanges(figures, setup);
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
  feePercent: integer({ min: 0, max: 500 }),
  feeFixed: integer({ min: 0, max: 50 }),
  refunds: integer({ min: 0, max: 500 }),
  billing: constantFrom('monthly' as const, 'yearly' as const),
  addOns: subarray(['app', 'support']),
});

it('break-even is where the month at each volume loses nothing, and nowhere else', () => {
  assert(
    property(anyFigures, anyOffer, (figures, offer) => {
      const ranges = breakEvenRanges(figures, offer);
      const wrong = Array.from({ length: most + 5 }, (_, index) => index + 1).filter((sold) => {
        const { plan, margin = -1 } = monthAt(sold, figures, offer);
        if (!plan) return false;
        const range = ranges.find(({ from, to }) => from <= sold && sold <= to);
        const own = breakEven(plan, figures, offer) ?? Infinity;
        return range ? margin < 0 || own > sold || !range.plans.includes(plan) : margin >= 0;
      });
      expect(wrong).toEqual([]);
    }),
    { seed: 33, numRuns: 500 },
  );
});

it('the cheapest plan holds the volume, and none that does costs less', () => {
  assert(
    property(anyFigures, anyOffer, (figures, offer) => {
      const able = offer.plans.filter(({ limit = most }) => figures.sold <= limit);
      const prices = able.map((plan) => plan[figures.billing]);
      const best = cheapestPlan(figures.sold, figures, offer);
      expect(best?.[figures.billing] ?? Infinity).toBe(Math.min(...prices));
      expect(best === undefined || (able as Plan[]).includes(best)).toBe(true);
    }),
    { seed: 33 },
  );
  expect(cheapestPlan(1000, start, setup)).toBe(starter);
  expect(cheapestPlan(1001, start, setup)).toBe(professional);
});
