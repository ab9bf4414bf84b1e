import { expect, it } from 'vitest';
import {
  currencyName,
  exactMoney,
  leastSaving,
  money,
  shortMoney,
  yearlySaving,
  yearlyTotal,
} from './money.ts';

const dollars = { locale: 'en-US', currency: 'USD' };
const pounds = { locale: 'en-GB', currency: 'GBP' };
const euros = { locale: 'de-DE', currency: 'EUR' };

it.each([
  [money(499, dollars), '$499'],
  [money(4999, dollars), '$4,999'],
  [money(4999, pounds), '£4,999'],
  [money(4999, euros), '4.999\u00a0€'],
  [money(4.5, dollars), '$4.50'],
  [money(299.9, euros), '299,90\u00a0€'],
  [money(yearlyTotal({ monthly: 19.99, yearly: 19.9 }), dollars), '$238.80'],
  [money(yearlySaving({ monthly: 299.9, yearly: 239.9 }), dollars), '$720'],
  [shortMoney(5e9, dollars), '$5B'],
  [shortMoney(5e9, euros), '5\u00a0Mrd.\u00a0€'],
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

it.each([
  [[1000, 710], dollars, '29%'],
  [[299.9, 239.9, 499, 399], euros, '20\u00a0%'],
  [[499, 400, 1000, 500], dollars, '19%'],
])('%j save at least, and never more than is true', (amounts, format, saved) => {
  const prices = amounts.flatMap((monthly, at) =>
    at % 2 ? [] : [{ monthly, yearly: amounts[at + 1] ?? 0 }],
  );
  expect(leastSaving(prices, format)).toBe(saved);
});
