import { expect, it } from 'vitest';
import { irisColor, shadesOf } from './iris.ts';

it('runs from the ink through its middle stop to its far one', () => {
  expect(irisColor(0)).toBe('var(--print)');
  expect(irisColor(0.5)).toBe('var(--print-mid)');
  expect(irisColor(1)).toBe('var(--print-far)');
  expect(irisColor(0.25)).toBe('color-mix(in oklab,var(--print-mid) 50%,var(--print))');
});

it('gathers copies of the same step and loses none', () => {
  const shades = shadesOf([0, 0.01, 0.5, 1].map((share, value) => ({ value, share })));
  expect(shades.map(({ copies }) => copies)).toEqual([[0, 1], [2], [3]]);
});
