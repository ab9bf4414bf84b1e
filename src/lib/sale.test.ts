import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf } from './money.ts';
import { printedSale } from './sale.ts';

const sale = {
  price: 11,
  wholesale: 6.25,
  feePercent: 2.9,
  feeFixed: 0.3,
  refundPercent: 2,
  inDollars: true,
};

it.each([
  [
    { locale: 'en-US', currency: 'USD' },
    '$11.00',
    ['keeps 36% $3.91', 'wholesale 56% $6.25', 'fees 6% $0.62', 'refunds 2% $0.22'],
  ],
  [
    { locale: 'en-US', currency: 'JPY' },
    '¥1,700',
    ['keeps 37% ¥631', 'wholesale 55% ¥940', 'fees 6% ¥95', 'refunds 2% ¥34'],
  ],
])('prints the parts of the sample sale’s price in %o', (format, price, expected) => {
  const { price: paid, parts } = printedSale(sale, format);
  expect(paid).toBe(price);
  expect(parts.map(({ part, share, amount }) => `${part} ${share}% ${amount}`)).toEqual(expected);
});

it('prints parts that add up to the price and shares that add up to 100, in every currency', () => {
  const currencies = constantFrom(...Intl.supportedValuesOf('currency'));
  const tenths = integer({ min: 0, max: 200 });
  assert(
    property(currencies, integer({ min: 100, max: 100_000 }), tenths, (currency, cents, fee) => {
      const figures = { ...sale, price: cents / 100, wholesale: cents / 200, feePercent: fee / 10 };
      const { price, parts } = printedSale({ ...figures, feeFixed: 0 }, { locale: 'en', currency });
      const unit = 10 ** decimalsOf(currency);
      const read = (text: string) => Math.round(unit * Number(text.replace(/[^\d.-]/g, '')));
      expect(parts.reduce((sum, { amount }) => sum + read(amount), 0)).toBe(read(price));
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    }),
  );
});
