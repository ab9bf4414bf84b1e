import { expect, it } from 'vitest';
import { currencyName, exactMoney, money, yearlySaving, yearlyTotal } from './money.ts';

const dollars = { locale: 'en-US', currency: 'USD' };
const pounds = { locale: 'en-GB', currency: 'GBP' };
const euros = { locale: 'de-DE', currency: 'EUR' };

it.each([
  [money(499, dollars), '$499'],
  [money(4999, dollars), '$4,999'],
  [money(4999, pounds), '£4,999'],
  [money(4999, euros), '4.999\u00a0€'],
  [money(4.5, dollars), '$4.50'],
  [exactMoney(11, pounds), '£11.00'],
  [exactMoney(1100, { locale: 'en-US', currency: 'JPY' }), '¥1,100'],
  [currencyName(dollars), 'US dollars'],
  [currencyName({ locale: 'en-IE', currency: 'EUR' }), 'euros'],
])('writes %s', (written, expected) => {
  expect(written).toBe(expected);
});

it.each([
  [{ monthly: 499, yearly: 399 }, 4788, 1200],
  [{ monthly: 999, yearly: 799 }, 9588, 2400],
  [{ monthly: 2499, yearly: 1999 }, 23988, 6000],
  [{ monthly: 299, yearly: 239 }, 2868, 720],
  [{ monthly: 799, yearly: 639 }, 7668, 1920],
])('section 9: %j costs %d a year and saves %d', (price, total, saving) => {
  expect([yearlyTotal(price), yearlySaving(price)]).toEqual([total, saving]);
});
