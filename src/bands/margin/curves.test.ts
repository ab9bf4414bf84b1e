import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setup, thin } from '../../../tests/support/margin.ts';
import { withRoom } from './chart-labels.tsx';
import { chartOf, placeOf, rulerAt, stopAfter, stopAt, stopsOf } from './curves.ts';

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
  const chart = chartOf(setup.start, setup, 6250);

  it('shows each plan up to its limit, and break-even where its line meets nothing', () => {
    expect(chart.best.map(({ name, to }) => [name, to])).toEqual([
      ['Starter', 1000],
      ['Professional', 5000],
    ]);
    expect(chart.ends).toBe(placeOf(5000, 6250));
    expect(chart.breakEvens.map(({ from }) => from)).toEqual([77, 205]);
  });

  it('has its line from the curve downward, and below the scale where no plan has a price', () => {
    expect(chart.now.x).toBe(placeOf(500, 6250));
    expect(chart.now.y).toBeLessThan(chart.zero);
    const lost = chartOf({ ...thin, sold: 1100 }, setup, 6250);
    expect(lost.now.y).toBeGreaterThan(lost.zero);
    expect(chartOf({ ...setup.start, sold: 6000 }, setup, 6250).now.y).toBe(1);
  });

  it('keeps inside its frame, whatever the figures', () => {
    assert(
      property(integer({ min: 0, max: 5000 }), integer({ min: 0, max: 99_999 }), (price, sold) => {
        const { now, zero, lines } = chartOf({ ...setup.start, price, sold }, setup, 6250);
        const places = [now.x, now.y, zero, ...lines.flatMap(({ end }) => [end.x, end.y])];
        expect(places.filter((place) => place < 0 || place > 1)).toEqual([]);
      }),
      { seed: 33 },
    );
  });

  it.each([
    [280, [], ['77']],
    [560, [], ['77', '205', '$0']],
    [560, [{ text: 'Starter', x: 0.2, aside: -34 }], ['$0']],
    [560, [{ text: '', x: 0.12 }], ['205', '$0']],
  ])('%i pixels wide, beside %j, it has the numbers that do not touch', (width, there, texts) => {
    const labels = [
      { text: '77', x: placeOf(77, 6250) },
      { text: '205', x: placeOf(205, 6250) },
      { text: '$0', x: 0, aside: 14 },
    ];
    expect(withRoom(there, labels, width).map(({ text }) => text)).toEqual(texts);
  });
});
