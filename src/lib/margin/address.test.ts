import {
  assert,
  bigInt,
  constantFrom,
  integer,
  property,
  record,
  string,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { type Bounds, readFigures, writeFigures } from './address.ts';
import type { Figures } from './margin.ts';

const most = 10n ** 9n;
const bounds: Bounds = {
  places: 2,
  most: {
    sold: 50_000n,
    price: most,
    wholesale: most,
    feePercent: 10_000n,
    feeFixed: most,
    refunds: 10_000n,
  },
  addOns: ['app', 'support'],
};
const amount = bigInt({ min: 0n, max: most });
const percent = bigInt({ min: 0n, max: 10_000n });
const anyFigures = record({
  sold: integer({ min: 0, max: 50_000 }),
  price: amount,
  wholesale: amount,
  feePercent: percent,
  feeFixed: amount,
  refunds: percent,
  billing: constantFrom('monthly' as const, 'yearly' as const),
  addOns: subarray(['app', 'support']),
});
const start: Figures = {
  sold: 500,
  price: 1100n,
  wholesale: 550n,
  feePercent: 290n,
  feeFixed: 30n,
  refunds: 200n,
  billing: 'monthly',
  addOns: [],
};

it('figures are read back from the address as they were written', () => {
  assert(
    property(anyFigures, (figures) => {
      expect(readFigures(`#${writeFigures(figures, bounds)}`, start, bounds)).toEqual(figures);
    }),
  );
});

it('the address is one that people can read', () => {
  expect(writeFigures({ ...start, addOns: ['app', 'support'] }, bounds)).toBe(
    'sold=500&price=11.00&wholesale=5.50&fee=2.9&fixed=0.30&refunds=2&billing=monthly&with=app.support',
  );
});

it('an address without figures has none', () => {
  expect(readFigures('#faq', start, bounds)).toBeUndefined();
  expect(readFigures('', start, bounds)).toBeUndefined();
});

it.each(['sold=x', 'sold=-1', 'sold=1e9', 'sold=50001', 'sold=4.5', 'sold=&price=a&with=x.y'])(
  '%s leaves the figures of the start',
  (text) => expect(readFigures(`#${text}`, start, bounds)).toEqual(start),
);

it('no address breaks it', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 30 }), (text) => {
      const read = readFigures(`#sold=7&price=${text}`, start, bounds);
      expect(read?.sold).toBe(7);
      expect((read?.price ?? -1n) >= 0n).toBe(true);
    }),
  );
});
