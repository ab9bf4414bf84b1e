import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setup, start, thin } from '../../../tests/support/margin.ts';
import { termsOf } from './arithmetic.ts';
import {
  chartOf,
  labeledVolumes,
  levelsUpTo,
  placeOf,
  rulerAt,
  stopAfter,
  stopAt,
  stopsOf,
} from './curves.ts';

describe('the ruler', () => {
  it.each([
    [0, 1, 1],
    [500, 1, 520],
    [520, -1, 500],
    [503, 1, 520],
    [503, -1, 500],
    [500, 10, 700],
    [1000, 1, 1050],
    [6200, 10, 6250],
    [6250, 1, 6250],
    [20_000, 1, 20_000],
    [20_000, -1, 6250],
    [1, -10, 0],
    [0, -1, 0],
  ])('from %i, %i stops on is %i', (sold, by, stop) => {
    expect(stopAfter(sold, by, 6250)).toBe(stop);
  });

  it('has stops from nothing to its end, each further than the last, and can be put on each', () => {
    assert(
      property(integer({ min: 1, max: 1_000_000 }), (end) => {
        const stops = stopsOf(end);
        expect([stops[0], stops.at(-1)]).toEqual([0, end]);
        expect(new Set(stops).size).toBe(stops.length);
        expect(stops).toEqual(stops.toSorted((a, b) => a - b).map(Math.round));
        for (const stop of stops) expect(stopAt(rulerAt(stop, end), end)).toBe(stop);
      }),
      { seed: 33, numRuns: 20 },
    );
  });
});

describe('the chart', () => {
  const chartAt = (sold: number, figures = start) =>
    chartOf(sold, termsOf(figures, setup), setup.end);
  const chart = chartAt(500);

  it('shows each plan up to its limit, and break-even where its line meets nothing', () => {
    expect(setup.end).toBe(6250);
    expect(chart.stretches.map(({ name, to, x }) => [name, to, x])).toEqual([
      ['Starter', 1000, placeOf(1000, 6250)],
      ['Professional', 5000, placeOf(5000, 6250)],
    ]);
    expect(chart.breakEvens).toEqual([
      { from: 77, x: placeOf(77, 6250) },
      { from: 205, x: placeOf(205, 6250) },
    ]);
  });

  it('labels round volumes and amounts', () => {
    expect(labeledVolumes(6250)).toEqual([100, 200, 500, 1000, 2000, 5000]);
    expect(levelsUpTo(18_700)).toEqual([5000, 10_000, 15_000]);
    expect(levelsUpTo(900)).toEqual([200, 400, 600, 800]);
    expect(levelsUpTo(0)).toEqual([]);
  });

  it('has its line from the curve downward, and below the scale where no plan has a price', () => {
    expect(chart.now.x).toBe(placeOf(500, 6250));
    expect(chart.now.y).toBeLessThan(chart.zero);
    const lost = chartAt(1100, thin);
    expect(lost.now.y).toBeGreaterThan(lost.zero);
    expect(chartAt(6000).now.y).toBe(1);
  });

  it('keeps inside its frame, whatever the figures', () => {
    assert(
      property(integer({ min: 0, max: 5000 }), integer({ min: 0, max: 99_999 }), (price, sold) => {
        const { now, zero, lines, area } = chartAt(sold, { ...start, price });
        const drawn = `${lines}${area}`.match(/-?[\d.]+/g) ?? [];
        const places = [now.x, now.y, zero, ...drawn.map(Number)];
        expect(places.filter((place) => !(place >= 0 && place <= 1))).toEqual([]);
      }),
      { seed: 33 },
    );
  });
});
