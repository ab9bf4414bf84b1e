import { expect, it } from 'vitest';
import { perRow } from './per-row.ts';

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
])('arranges %i entries, at most %i in a row, in rows of %i', (count, most, row) => {
  expect(perRow(count, most)).toBe(row);
});
