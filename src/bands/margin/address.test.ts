import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { anyFigures, mostCents, sampleFigures as start } from '../../../tests/support/margin.ts';
import { type Bounds, readFigures, writeFigures } from './address.ts';

const bounds: Bounds = {
  places: 2,
  most: {
    sold: 50_000n,
    price: mostCents,
    wholesale: mostCents,
    feePercent: 10_000n,
    feeFixed: mostCents,
    refunds: 10_000n,
  },
  addOns: ['app', 'support'],
};

it('figures are read back from the address as they were written', () => {
  assert(
    property(anyFigures(50_000, ['app', 'support']), (figures) => {
      expect(readFigures(`#${writeFigures(figures, bounds)}`, start, bounds)).toEqual(figures);
    }),
  );
});

it('the address is one that people can read', () => {
  expect(writeFigures({ ...start, addOns: ['app', 'support'] }, bounds)).toBe(
    'sold=500&price=11.00&wholesale=5.50&fee=2.9&fixed=0.30&refunds=2&billing=monthly&with=app.support',
  );
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
