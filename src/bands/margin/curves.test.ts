import { assert, bigInt, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFigures as figures, professional, starter } from '../../../tests/support/margin.ts';
import type { Offer } from './arithmetic.ts';
import { chartOf, placeOf, sliderSteps, soldAt, stretchesOf } from './curves.ts';

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
});

describe('the chart', () => {
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
