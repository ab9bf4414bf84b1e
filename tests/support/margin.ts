import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { MarginWords } from '../../src/bands/margin/margin-words.ts';
import type { MarginSetup } from '../../src/bands/margin/setup.ts';

/** The words of the band's example. */
export const words: MarginWords = parse(readFileSync('src/bands/margin/example.yaml', 'utf8'));

/** Amounts in cents, shares in hundredths of a percent. */
export const setup: MarginSetup = {
  format: { locale: 'en-US', currency: 'USD' },
  places: 2,
  dir: 'ltr',
  plans: [
    { name: 'Starter', monthly: 29_900, yearly: 23_900, limit: 1000 },
    { name: 'Professional', monthly: 79_900, yearly: 63_900, limit: 5000 },
  ],
  onRequest: { name: 'Enterprise', price: 'Custom' },
  addOns: [
    { id: 'app', name: 'App', monthly: 49_900 },
    { id: 'support', name: 'Support', monthly: 29_900 },
  ],
  start: {
    sold: 500,
    price: 1100,
    wholesale: 625,
    feePercent: 290,
    feeFixed: 30,
    refunds: 200,
    billing: 'monthly',
    addOns: [],
  },
  most: {
    sold: 50_000,
    price: 100_000,
    wholesale: 100_000,
    feePercent: 2000,
    feeFixed: 10_000,
    refunds: 10_000,
  },
  billing: { label: 'Billing period', monthly: 'Monthly', yearly: 'Yearly' },
};

/** One eSIM leaves 30 cents: a plan for 299 dollars is paid with 997, one for 799 with 2,664. */
export const thin = {
  ...setup.start,
  price: 100,
  wholesale: 70,
  feePercent: 0,
  feeFixed: 0,
  refunds: 0,
};
