import { expect, it } from 'vitest';
import { setup, start, thin, words } from '../../../tests/support/margin.ts';
import { csvOf } from './csv.ts';
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

const fileIn = (locale: string) => {
  const localized = { ...setup, locale };
  const figures = { ...start, addOns: ['app'] };
  return csvOf(figures, resultsOf(figures, words, localized), words, localized);
};

it('a file for a spreadsheet names the unit of each number', () => {
  expect(fileIn('en-US')).toBe(
    `\ufeff${`"eSIMs sold a month",500,""
"Average retail price",11.00,"USD"
"Average wholesale cost",6.25,"USD"
"Payment fee",2.9,"%"
"Fixed fee per payment",0.30,"USD"
"Refunds and failed installs",2,"%"
"Billing period","Monthly"
"App",499.00,"USD per month"

"Wholesale",6.25,"USD per eSIM"
"Payment fees",0.62,"USD per eSIM"
"Refunds",0.22,"USD per eSIM"
"You keep",3.91,"USD per eSIM"

"Break-even","from 205 a month on Starter"
"Cheapest plan","Starter, $798 a month"
"After that","Professional, from 1,001 a month"

"Sold a month","Plan","You keep"
250,"Starter",179.50,"USD per month"
500,"Starter",1157.00,"USD per month"
1000,"Starter",3112.00,"USD per month"

"These are your figures, not a promise."
`.replaceAll('\n', '\r\n')}`,
  );
});

it.each([
  ['de-DE', '"Average retail price";11,00;"USD"\r\n'],
  ['ar-EG', '"Average retail price",11.00,"USD"\r\n'],
])('%s: cells and decimals as its spreadsheets read them', (locale, row) => {
  expect(fileIn(locale)).toContain(row);
});
