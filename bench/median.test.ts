import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('leaves what it was given in order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('has no answer for nothing', () => {
  expect(() => median([])).toThrow('no values');
});
