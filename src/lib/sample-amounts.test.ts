import { expect, it } from 'vitest';
import { sampleAmount } from './sample-amounts.ts';

it.each([
  [11, 'USD', 11],
  [4.5, 'EUR', 4.5],
  [11, 'JPY', 1700],
  [4.5, 'JPY', 680],
  [5e9, 'JPY', 750e9],
  [11, 'KWD', 3.3],
  [0, 'JPY', 0],
])('%d dollars are of the size of %s %d', (dollars, currency, amount) => {
  expect(sampleAmount(dollars, currency)).toBe(amount);
});
