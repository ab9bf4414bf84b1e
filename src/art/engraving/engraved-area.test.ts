import { expect, it } from 'vitest';
import { seriesKnots } from './engraved-area.tsx';

const frame = { width: 100, height: 50, top: 10 };

it('puts values between the ground and the upper edge', () => {
  expect(seriesKnots([0, 10, 5], frame).map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [50, 0],
    [100, 25],
  ]);
});
