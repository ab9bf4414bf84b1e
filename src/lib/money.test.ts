import { expect, it } from 'vitest';
import { money, yearlySaving, yearlyTotal } from './money.ts';

it('formats whole dollars with thousands', () => {
  expect(money(499)).toBe('$499');
  expect(money(4999)).toBe('$4,999');
});

it.each([
  [{ monthly: 499, yearly: 399 }, 4788, 1200],
  [{ monthly: 999, yearly: 799 }, 9588, 2400],
  [{ monthly: 2499, yearly: 1999 }, 23988, 6000],
  [{ monthly: 299, yearly: 239 }, 2868, 720],
  [{ monthly: 799, yearly: 639 }, 7668, 1920],
])('section 9: %j costs %d a year and saves %d', (price, total, saving) => {
  expect(yearlyTotal(price)).toBe(total);
  expect(yearlySaving(price)).toBe(saving);
});
