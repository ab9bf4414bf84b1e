import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { startOf } from '../../src/bands/margin/figures.ts';
import { type MarginSetup, setupOf } from '../../src/bands/margin/setup.ts';

/** The words of the band's example. */
export const words = parse(readFileSync('src/bands/margin/example.yaml', 'utf8'));

const site = {
  brand: { locale: 'en-US', currency: 'USD' },
  language: { dir: 'ltr' },
  prices: {
    plans: { one: { monthly: 299, yearly: 239 }, two: { monthly: 799, yearly: 639 } },
    items: { app: 499, support: 299 },
    sale: { price: 11, wholesale: 6.25, feePercent: 2.9, feeFixed: 0.3, refundPercent: 2 },
  },
  plans: {
    all: {
      words: { toggleLabel: 'Billing period', monthly: 'Monthly', yearly: 'Yearly' },
      plans: [
        { name: 'Starter', price: 'one', sales: 1000 },
        { name: 'Professional', price: 'two', sales: 5000 },
        { name: 'Enterprise', customPrice: 'Custom' },
      ],
    },
  },
};
const addOns = [
  { name: 'App', price: 'app' },
  { name: 'Support', price: 'support' },
];

/** Amounts in cents, shares in hundredths of a percent. */
export const setup = setupOf(
  { ...words, plans: 'all', addOns: { items: addOns } },
  site as unknown as Parameters<typeof setupOf>[1],
) as MarginSetup;

export const start = startOf(setup).figures;

/** One eSIM leaves 30 cents: a plan for 299 dollars is paid with 997, one for 799 with 2,664. */
export const thin = { ...start, price: 100, wholesale: 70, fee: 0, fixed: 0, refunds: 0 };
