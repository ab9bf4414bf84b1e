import { expect, it } from 'vitest';
import { endsOf, volumeAt } from './volume.ts';

it.each([
  ['an unlimited last plan', [1000, 5000, undefined], [1000, 5000, 10_000]],
  ['limits for all plans', [750, 900], [750, 900]],
  ['an unlimited plan before the last', [1000, undefined, 5000], undefined],
  ['a smaller plan after a larger one', [5000, 1000], undefined],
  ['one plan without a limit', [undefined], undefined],
])('computes where plans end with %s', (_, sales, ends) => {
  expect(endsOf(sales.map((each) => ({ sales: each })))).toEqual(ends);
});

it.each([
  [0, 0, 0],
  [0.05, 0, 50],
  [1, 0, 1000],
  [1.05, 1, 1200],
  [2, 1, 5000],
  [2.5, 2, 7500],
  [3, 2, 10_000],
])('finds at place %d plan %d and a volume of %d', (place, plan, sold) => {
  expect(volumeAt(place, [1000, 5000, 10_000])).toEqual({ plan, sold });
});
