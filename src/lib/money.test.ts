import { expect, it } from 'vitest';
import {
  currencyName,
  exactMoney,
  leastSaving,
  money,
  priceWords,
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
])('formats %s', (written, expected) => {
  expect(written).toBe(expected);
});

it.each([
  [[1000, 710], dollars, '29%'],
  [[299.9, 239.9, 499, 399], euros, '20\u00a0%'],
  [[499, 400, 1000, 500], dollars, '19%'],
])('rounds the smallest saving of %j down', (amounts, format, saved) => {
  const prices = amounts.flatMap((monthly, at) =>
    at % 2 ? [] : [{ monthly, yearly: amounts[at + 1] ?? 0 }],
  );
  expect(leastSaving(prices, format)).toBe(saved);
});

it('computes with the decimals of the currency', () => {
  const price = { monthly: 1.25, yearly: 1.125 };
  const dinars = { locale: 'en', currency: 'KWD' };
  expect(money(yearlySaving(price), dinars)).toBe('KWD\u00a01.500');
  expect(yearlyTotal({ monthly: 1.1, yearly: 1.001 })).toBe(12.012);
});

it('prints a price of 0 as the brand’s word for free, without a saving', () => {
  expect([
    priceWords(0, dollars, 'Free'),
    priceWords(0, dollars),
    priceWords(9, dollars, 'Free'),
  ]).toEqual(['Free', '$0', '$9']);
  const free = { monthly: 0, yearly: 0 };
  expect(leastSaving([free, { monthly: 100, yearly: 80 }], dollars)).toBe('20%');
  expect(leastSaving([free], dollars)).toBe(undefined);
});
