import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyAmount,
  sampleFigures as figures,
  anyFigures as figuresWith,
  professional,
  starter,
} from '../../../tests/support/margin.ts';
import {
  breakEven,
  cheapestPlan,
  firstBreakEven,
  holds,
  monthAt,
  monthlyMargin,
  nextPlan,
  type Offer,
  partsOf,
} from './arithmetic.ts';

const mostSold = 100_000;
const anySold = integer({ min: 0, max: mostSold });
const anyFigures = figuresWith(mostSold, ['App', 'Support']);

const anyOffer = record({
  plans: array(
    record({
      name: constantFrom('One', 'Two', 'Three'),
      monthly: anyAmount,
      yearly: anyAmount,
      limit: option(integer({ min: 1, max: 50_000 }), { nil: undefined }),
    }),
    { maxLength: 4 },
  ),
  addOns: array(record({ id: constantFrom('App', 'Support'), monthly: anyAmount }), {
    maxLength: 2,
  }),
});

const offer: Offer = {
  plans: [starter, professional],
  addOns: [
    { id: 'App', monthly: 49_900n },
    { id: 'Support', monthly: 29_900n },
  ],
};

describe('parts', () => {
  it('always add up to what was paid, at any volume', () => {
    assert(
      property(anyFigures, anySold, (each, sold) => {
        const { paid, wholesale, fees, refunds, keeps } = partsOf(each, sold);
        expect(wholesale + fees + refunds + keeps).toBe(paid);
        expect(paid).toBe(BigInt(sold) * each.price);
      }),
    );
  });

  it('of one eSIM, in the currency’s smallest unit', () => {
    expect(partsOf(figures)).toEqual({
      paid: 1100n,
      wholesale: 550n,
      fees: 62n,
      refunds: 22n,
      keeps: 466n,
    });
  });
});

describe('break-even', () => {
  it('is the first volume at which nothing is missing, and stays so', () => {
    assert(
      property(anyFigures, anyOffer, (each, anyOf) => {
        for (const plan of anyOf.plans) {
          const { from } = breakEven(plan, each, anyOf);
          if (from === undefined) continue;
          expect(monthlyMargin(plan, each, anyOf, from) >= 0n).toBe(true);
          expect(monthlyMargin(plan, each, anyOf, from * 3 + 7) >= 0n).toBe(true);
          if (from > 0) expect(monthlyMargin(plan, each, anyOf, from - 1) < 0n).toBe(true);
          expect(holds(plan, from)).toBe(true);
        }
      }),
    );
  });

  it('says why there is none', () => {
    expect(breakEven(starter, figures, offer)).toEqual({ from: 65 });
    const thin = { ...figures, wholesale: 1000n };
    expect(breakEven(starter, thin, offer)).toEqual({ from: undefined, because: 'limit' });
    const loss = { ...figures, wholesale: 1100n };
    expect(breakEven(starter, loss, offer)).toEqual({ from: undefined, because: 'loss' });
  });

  it('is that of the plan that gets there first, add-ons and billing included', () => {
    expect(firstBreakEven(figures, offer)).toEqual({ plan: starter, from: 65 });
    expect(firstBreakEven({ ...figures, billing: 'yearly' }, offer)?.from).toBe(52);
    expect(firstBreakEven({ ...figures, addOns: ['App', 'Support'] }, offer)?.from).toBe(236);
    expect(firstBreakEven(figures, { plans: [], addOns: [] })).toBeUndefined();
  });
});

describe('the cheapest plan', () => {
  it('holds the volume, and none that does costs less', () => {
    assert(
      property(anyFigures, anyOffer, anySold, (each, anyOf, sold) => {
        const best = cheapestPlan(sold, each, anyOf);
        const able = anyOf.plans.filter((plan) => holds(plan, sold));
        expect(best === undefined).toBe(able.length === 0);
        for (const plan of able)
          expect((best?.[each.billing] ?? 0n) <= plan[each.billing]).toBe(true);
      }),
    );
  });

  it('ends at its limit, where the next takes over', () => {
    expect(cheapestPlan(1000, figures, offer)).toBe(starter);
    expect(cheapestPlan(1001, figures, offer)).toBe(professional);
    expect(nextPlan(500, figures, offer)).toEqual({ from: 1001, plan: professional });
    expect(nextPlan(3000, figures, offer)).toEqual({ from: 5001, plan: undefined });
    expect(nextPlan(9000, figures, offer)).toBeUndefined();
    const endless = { plans: [{ ...starter, limit: undefined }], addOns: [] };
    expect(nextPlan(500, figures, endless)).toBeUndefined();
  });
});

describe('a month', () => {
  it('has no result where no plan holds the volume', () => {
    expect(monthAt(5001, figures, offer)).toEqual({ sold: 5001 });
    expect(monthAt(500, figures, offer)).toEqual({ sold: 500, plan: starter, margin: 203_100n });
  });
});
