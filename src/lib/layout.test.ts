import { describe, expect, it } from 'vitest';
import { overlaps, perRow, slidePlace } from './layout.ts';

describe('perRow', () => {
  it.each([
    [1, 4, 1],
    [4, 4, 4],
    [5, 4, 3],
    [7, 4, 4],
    [9, 4, 3],
    [12, 4, 4],
    [13, 4, 2],
    [4, 3, 2],
    [7, 3, 2],
  ])('puts %i, at most %i to a row, in rows of %i', (count, most, row) => {
    expect(perRow(count, most)).toBe(row);
  });
});

describe('slidePlace', () => {
  it.each([
    [1, ['0']],
    [2, ['0', '1']],
    [3, ['0', '1', 'away']],
    [4, ['0', '1', 'after', 'before']],
    [5, ['0', '1', 'after', 'away', 'before']],
    [7, ['0', '1', 'after', 'away', 'away', 'away', 'before']],
  ])('places %i slides', (total, places) => {
    expect(places.map((_, steps) => slidePlace(steps, total))).toEqual(places);
  });
});

describe('overlaps', () => {
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
});
