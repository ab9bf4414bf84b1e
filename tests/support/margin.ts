import { bigInt, constantFrom, integer, record, subarray } from 'fast-check';
import type { Figures } from '../../src/bands/margin/arithmetic.ts';

/** In cents and hundredths of a percent. */
export const sampleFigures: Figures = {
  sold: 500,
  price: 1100n,
  wholesale: 550n,
  feePercent: 290n,
  feeFixed: 30n,
  refunds: 200n,
  billing: 'monthly',
  addOns: [],
};

export const starter = { name: 'Starter', monthly: 29_900n, yearly: 23_900n, limit: 1000 };
export const professional = {
  name: 'Professional',
  monthly: 79_900n,
  yearly: 63_900n,
  limit: 5000,
};

export const mostCents = 10n ** 9n;
export const anyAmount = bigInt({ min: 0n, max: mostCents });
const percent = bigInt({ min: 0n, max: 10_000n });

/** Any figures that a visitor can type, with any of these add-ons. */
export const anyFigures = (mostSold: number, addOns: string[]) =>
  record({
    sold: integer({ min: 0, max: mostSold }),
    price: anyAmount,
    wholesale: anyAmount,
    feePercent: percent,
    feeFixed: anyAmount,
    refunds: percent,
    billing: constantFrom('monthly' as const, 'yearly' as const),
    addOns: subarray(addOns),
  });
