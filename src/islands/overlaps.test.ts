import { expect, it } from 'vitest';
import { overlaps } from './overlaps.ts';

const box = (at: [x: number, y: number], size = 10) => ({
  left: at[0],
  top: at[1],
  right: at[0] + size,
  bottom: at[1] + size,
});

it.each([
  ['inside', box([2, 2], 4), true],
  ['across a corner', box([9, 9]), true],
  ['side by side', box([10, 0]), false],
  ['below', box([0, 10]), false],
])('a box %s', (_, other, expected) => {
  expect(overlaps(box([0, 0]), other)).toBe(expected);
  expect(overlaps(other, box([0, 0]))).toBe(expected);
});
