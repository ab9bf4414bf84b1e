import { expect, it } from 'vitest';
import { currencyName, exactMoney, money, yearlySaving, yearlyTotal } from './money.ts';

const dollars = { locale: 'en-US', currency: 'USD' };
const pounds = { locale: 'en-GB', currency: 'GBP' };

it('formats whole amounts with thousands', () => {
  expect(money(499, dollars)).toBe('$499');
  expect(money(4999, dollars)).toBe('$4,999');
  expect(money(4999, pounds)).toBe('£4,999');
  expect(money(4999, { locale: 'de-DE', currency: 'EUR' })).toBe('4.999\u00a0€');
});

it('keeps decimals where they are given, or where they are asked for', () => {
  expect(money(4.5, dollars)).toBe('$4.50');
  expect(exactMoney(11, pounds)).toBe('£11.00');
  expect(exactMoney(1100, { locale: 'en-US', currency: 'JPY' })).toBe('¥1,100');
});

it('names the currency', () => {
  expect(currencyName(dollars)).toBe('US dollars');
  expect(currencyName({ locale: 'en-IE', currency: 'EUR' })).toBe('euros');
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
