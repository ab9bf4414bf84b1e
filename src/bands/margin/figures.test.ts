import { assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { setup, words } from '../../../tests/support/margin.ts';
import { type Entry, readFigures, reduce, writeFigures } from './figures.ts';

const { start, most } = setup;
const entry: Entry = {
  texts: {
    sold: '500',
    price: '11.00',
    wholesale: '6.25',
    feePercent: '2.9',
    feeFixed: '0.30',
    refunds: '2',
  },
  billing: 'monthly',
  addOns: [],
};
const read = (texts: Partial<Entry['texts']>) =>
  reduce(
    { figures: start, messages: {} },
    { ...entry, texts: { ...entry.texts, ...texts } },
    setup,
    words.messages,
  );

const askCount = 'Enter a whole number up to 50,000, such as 500.';
const askAmount = 'Enter an amount up to 1,000, such as 11.00.';

it.each([
  [{ sold: '1,200' }, { sold: 1200 }, {}],
  [{ price: '12.5' }, { price: 1250 }, {}],
  [{ sold: '1.000' }, {}, { sold: askCount }],
  [{ sold: '1,5' }, {}, { sold: askCount }],
  [{ sold: '1.5' }, {}, { sold: askCount }],
  [{ sold: '' }, {}, { sold: askCount }],
  [{ sold: '50001' }, {}, { sold: askCount }],
  [{ price: '4,50' }, {}, { price: askAmount }],
  [{ price: '-1' }, {}, { price: askAmount }],
  [{ feePercent: '21' }, {}, { feePercent: 'Enter a percentage up to 20, such as 2.9.' }],
  [{ sold: 'x', refunds: '3' }, { refunds: 300 }, { sold: askCount }],
])('%o is read, or asked about with the last good figure kept', (texts, changed, messages) => {
  expect(read(texts)).toEqual({ figures: { ...start, ...changed }, messages });
});

it('choices are taken as they are', () => {
  const chosen = { ...entry, billing: 'yearly', addOns: ['app'] } as const;
  const { figures } = reduce({ figures: start, messages: {} }, chosen, setup, words.messages);
  expect(figures).toEqual({ ...start, billing: 'yearly', addOns: ['app'] });
});

it('the address is one that people can read', () => {
  expect(writeFigures({ ...start, addOns: ['app', 'support'] }, setup)).toBe(
    'sold=500&price=11.00&wholesale=6.25&fee=2.9&fixed=0.30&refunds=2&billing=monthly&with=app.support',
  );
});

it('figures are read back from the address as they were written', () => {
  const upTo = (max: number) => integer({ min: 0, max });
  const anyFigures = record({
    sold: upTo(most.sold),
    price: upTo(most.price),
    wholesale: upTo(most.wholesale),
    feePercent: upTo(most.feePercent),
    feeFixed: upTo(most.feeFixed),
    refunds: upTo(most.refunds),
    billing: constantFrom('monthly' as const, 'yearly' as const),
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
  'sold=1,000',
  'sold=%00%E2%80%8F.',
  'sold=&price=a&with=x.y',
])('%s leaves the figures of the start', (text) =>
  expect(readFigures(`#${text}`, setup)).toEqual(start),
);

it('an address without figures says nothing', () => {
  expect(readFigures('#plans', setup)).toBeUndefined();
});
