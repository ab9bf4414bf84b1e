import { expect, it } from 'vitest';
import { seriesHatch, seriesKnots } from './series.ts';

const frame = { width: 100, height: 50, top: 10 };

it('puts values between the ground and the upper edge', () => {
  expect(seriesKnots([0, 10, 5], frame).map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [50, 0],
    [100, 25],
  ]);
});

it('hatches from the line down, every second stroke cut short', () => {
  expect(seriesHatch([10, 10], frame, 2)).toBe('M0 0V50M50 0V28M100 0V50');
});
