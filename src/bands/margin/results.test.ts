import { expect, it } from 'vitest';
import { setup, start, thin, words } from '../../../tests/support/margin.ts';
import { resultsOf } from './results.ts';

const says = (figures: typeof start) => {
  const { each, month, lines } = resultsOf(figures, words, setup);
  return [`${each.amount} ${each.says}`, `${month.amount} ${month.says}`, lines[0]?.says];
};

const nothing = 'at no volume, because an eSIM leaves nothing to pay for a plan';

it.each([
  [
    'across plans',
    start,
    '$3.91 is yours to keep from each eSIM sold at $11.00',
    '$1,656 is left over in a month with 500 sold, after Starter',
    'from 77 a month on Starter',
  ],
  [
    'in two ranges',
    { ...thin, sold: 1100 },
    '$0.30 is yours to keep from each eSIM sold at $1.00',
    '−$469 is lost in a month with 1,100 sold, after Professional',
    '997 to 1,000 on Starter, then from 2,664 on Professional',
  ],
  [
    'nowhere, where the price is the cost',
    { ...thin, wholesale: 100 },
    '$0.00 is yours to keep from each eSIM sold at $1.00',
    '−$299 is lost in a month with 500 sold, after Starter',
    nothing,
  ],
  [
    'nowhere, where it is less',
    { ...thin, wholesale: 101 },
    '−$0.01 is lost on each eSIM sold at $1.00',
    '−$304 is lost in a month with 500 sold, after Starter',
    nothing,
  ],
  [
    'nowhere, where the plans end before',
    { ...thin, wholesale: 99, sold: 6000 },
    '$0.01 is yours to keep from each eSIM sold at $1.00',
    'Custom 6,000 a month calls for Enterprise. Its price is on request, so nothing is computed here.',
    'at no volume that these plans cover',
  ],
])('break-even %s, and the sentences over it agree', (_where, figures, ...sentences) => {
  expect(says(figures)).toEqual(sentences);
});

it('ranges that end name their plans', () => {
  const [starter, professional] = setup.plans as [(typeof setup.plans)[0], (typeof setup.plans)[0]];
  const third = { ...professional, name: 'Third', monthly: 9_000_000, limit: 9000 };
  const { lines } = resultsOf(start, words, { ...setup, plans: [starter, professional, third] });
  expect(lines[0]?.says).toBe('77 to 5,000 on Starter and Professional');
});

it('amounts in one column have one format', () => {
  expect(resultsOf(start, words, setup).around.map((row) => row.says)).toEqual([
    '$678.50',
    '$1,656.00',
    '$3,611.00',
  ]);
  expect(resultsOf({ ...start, sold: 3000 }, words, setup).around.at(-1)?.says).toBe('on request');
});
