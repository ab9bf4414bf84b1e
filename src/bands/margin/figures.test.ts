import { assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { setup, start } from '../../../tests/support/margin.ts';
import { linkedTexts, readFigures, reduce, writeFigures } from './figures.ts';

const unchanged = {
  sold: '500',
  price: '11.00',
  wholesale: '6.25',
  fee: '2.9',
  fixed: '0.30',
  refunds: '2',
};
const read = (entered: Record<string, string>) =>
  reduce(
    { figures: start, messages: {} },
    new URLSearchParams({ ...unchanged, ...entered }),
    setup,
  );

const askCount = 'Enter a whole number up to 50,000, such as 500.';
const askAmount = 'Enter an amount up to 1,000, such as 11.00.';

it.each([
  [{ sold: '1,200' }, { sold: 1200 }, {}],
  [{ price: '12.5' }, { price: 1250 }, {}],
  [{ price: '$11' }, { price: 1100 }, {}],
  [
    { price: '12.50 USD', fee: '3.1 %', refunds: '5%' },
    { price: 1250, fee: 310, refunds: 500 },
    {},
  ],
  [{ price: '11%' }, {}, { price: askAmount }],
  [{ sold: '$500' }, {}, { sold: askCount }],
  [{ sold: '1.000' }, {}, { sold: askCount }],
  [{ sold: '1,5' }, {}, { sold: askCount }],
  [{ sold: '1.5' }, {}, { sold: askCount }],
  [{ sold: '' }, {}, { sold: askCount }],
  [{ sold: '50001' }, {}, { sold: askCount }],
  [{ price: '4,50' }, {}, { price: askAmount }],
  [{ price: '-1' }, {}, { price: askAmount }],
  [{ fee: '21' }, {}, { fee: 'Enter a percentage up to 20, such as 2.9.' }],
  [{ sold: 'x', refunds: '3' }, { refunds: 300 }, { sold: askCount }],
])('%o is read, or asked about with the last good figure kept', (entered, changed, messages) => {
  expect(read(entered)).toEqual({ figures: { ...start, ...changed }, messages });
});

it('choices are taken as they are', () => {
  expect(read({ billing: 'yearly', with: 'app' }).figures).toEqual({
    ...start,
    billing: 'yearly',
    addOns: ['app'],
  });
});

it('the address is one that people can read', () => {
  expect(writeFigures({ ...start, addOns: ['app', 'support'] }, setup)).toBe(
    'sold=500&price=11.00&wholesale=6.25&fee=2.9&fixed=0.30&refunds=2&billing=monthly&with=app.support',
  );
});

it('figures are read back from the address as they were written', () => {
  const typed = setup.fields.map(({ name, most }) => [name, integer({ min: 0, max: most })]);
  const anyFigures = record<typeof start>({
    ...Object.fromEntries(typed),
    billing: constantFrom('monthly', 'yearly'),
    addOns: subarray(['app', 'support']),
  });
  assert(
    property(anyFigures, (figures) => {
      expect(readFigures(`#${writeFigures(figures, setup)}`, setup)).toEqual(figures);
    }),
    { seed: 33 },
  );
});

it.each([
  'sold=x',
  'sold=-1',
  'sold=1e9',
  'sold=50001',
  'sold=4.5',
  'sold=%00%E2%80%8F.',
  'sold=&price=a&with=x.y',
])('%s leaves the figures of the start', (text) =>
  expect(readFigures(`#${text}`, setup)).toEqual(start),
);

it('shows a figure of an address that cannot be used as it was written', () => {
  expect(linkedTexts('#sold=99999999&price=x&fee=3.1', setup)).toEqual({
    ...unchanged,
    sold: '99999999',
    price: 'x',
    fee: '3.1',
  });
});

it('an address without figures says nothing', () => {
  expect(readFigures('#plans', setup)).toBeUndefined();
});
