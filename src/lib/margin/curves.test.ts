import { assert, bigInt, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFigures as figures, professional, starter } from '../../../tests/support/margin.ts';
import {
  chartEnd,
  chartOf,
  marksOf,
  placeOf,
  sliderSteps,
  soldAt,
  stepOf,
  stretchesOf,
} from './curves.ts';
import { cheapestPlan, monthlyMargin, type Offer } from './margin.ts';

const offer: Offer = { plans: [starter, professional], addOns: [] };
const chart = chartOf(figures, offer, 50_000);

describe('the slider', () => {
  it('goes from nothing to the most, and never back', () => {
    assert(
      property(integer({ min: 1, max: 10_000_000 }), (most) => {
        const volumes = Array.from({ length: sliderSteps + 1 }, (_, step) => soldAt(step, most));
        expect(volumes[0]).toBe(0);
        expect(volumes.at(-1)).toBe(most);
        expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
        expect(volumes.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('stands where the volume is', () => {
    expect(stepOf(0, 50_000)).toBe(0);
    expect(stepOf(50_000, 50_000)).toBe(sliderSteps);
    expect(stepOf(12_500, 50_000)).toBe(sliderSteps / 2);
    expect(stepOf(90_000, 50_000)).toBe(sliderSteps);
  });
});

describe('the chart', () => {
  it('ends a little after the last plan, or where the visitor’s figures end', () => {
    expect(chartEnd(offer, 50_000)).toBe(6250);
    expect(chartEnd(offer, 2000)).toBe(2000);
    expect(chartEnd({ plans: [{ ...starter, limit: undefined }], addOns: [] }, 50_000)).toBe(
      50_000,
    );
  });

  it('shows each plan up to its limit, and where each is the cheapest', () => {
    expect(stretchesOf(figures, offer, 6250)).toEqual([
      { plan: starter, from: 0, to: 1000 },
      { plan: professional, from: 1001, to: 5000 },
    ]);
    expect(chart.lines.map(({ end }) => end.x)).toEqual([placeOf(1000, 6250), placeOf(5000, 6250)]);
    expect(chart.ends).toBe(5000);
  });

  it('marks break-even where the line meets nothing', () => {
    expect(chart.breakEvens.map(({ name, from }) => [name, from])).toEqual([
      ['Starter', 65],
      ['Professional', 172],
    ]);
  });

  it('a stretch is the piece of its plan’s whole line: the curve goes through the margin in its middle', () => {
    assert(
      property(bigInt({ min: 0n, max: 2000n }), (wholesale) => {
        const each = { ...figures, wholesale };
        const { most, best } = chartOf(each, offer, 50_000);
        for (const { curve } of best) {
          const [x1, y1, cx, cy, x2, y2] = (curve.match(/-?[\d.]+/g) ?? []).map(Number) as [
            number,
            number,
            number,
            number,
            number,
            number,
          ];
          const middle = { x: (x1 + 2 * cx + x2) / 4, y: (y1 + 2 * cy + y2) / 4 };
          const sold = Math.round(most * middle.x ** 2);
          const plan = cheapestPlan(sold, each, offer);
          if (!plan) throw new Error('a stretch lies where no plan holds the volume');
          const margins = offer.plans.flatMap((one) => [
            monthlyMargin(one, each, offer, 0),
            monthlyMargin(one, each, offer, one.limit ?? most),
          ]);
          const values = [0, ...margins.map(Number)];
          const [top, bottom] = [Math.max(...values) * 1.14, Math.min(...values)];
          const y = (top - Number(monthlyMargin(plan, each, offer, sold))) / (top - bottom);
          expect(Math.abs(middle.y - y)).toBeLessThan(0.01);
        }
      }),
    );
  });

  it('keeps inside its frame, whatever the figures', () => {
    assert(
      property(bigInt({ min: 0n, max: 5000n }), integer({ min: 0, max: 99_999 }), (price, sold) => {
        const { now, zero, lines } = chartOf({ ...figures, price, sold }, offer, 50_000);
        const places = [now, zero, ...lines.flatMap(({ end }) => [end.x, end.y])];
        expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
      }),
    );
  });
});

it('a scale has round marks, some of them long, and not too many', () => {
  for (const most of [1, 7, 60, 900, 6250, 50_000, 1_000_000]) {
    const marks = marksOf(most);
    expect(marks.length).toBeLessThan(90);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.every(({ x }) => x > 0 && x <= 1)).toBe(true);
  }
  expect(
    marksOf(6250)
      .filter(({ isLong }) => isLong)
      .map(({ sold }) => sold),
  ).toContain(1000);
});
