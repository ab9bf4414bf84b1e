import { expect, test } from '@playwright/test';
import { bandOf, expectLinks, expectWords, mainOf, oneOf, textOf, textsOf } from './built-page.ts';

const yes = 'Included';
const no = 'Not included';
const lines = [
  'Monthly eSIM sales',
  'Providers',
  'Support response',
  'Analytics',
  'Custom domain',
  'White label',
  'Priority support',
  'Custom integration',
];

const pages = [
  {
    path: '/pricing',
    lines,
    plans: {
      Starter: ['1,000', '2', '24h', 'Basic', yes, no, no, no],
      Professional: ['5,000', '5', '12h', 'Advanced', yes, yes, no, yes],
      Enterprise: ['Unlimited', 'All', '1h', 'Enterprise', yes, yes, yes, yes],
    },
    badges: [undefined, 'Most Popular', undefined],
    prices: { Starter: ['$299', '$239', '$720'], Professional: ['$799', '$639', '$1,920'] },
  },
  {
    path: '/',
    lines: lines.toSpliced(2, 0, 'Payment gateways'),
    plans: {
      Basic: ['1,000', '2', '2', '24h', 'Basic', yes, no, no, no],
      Business: ['5,000', '5', 'All', '12h', 'Advanced', yes, yes, no, yes],
      Enterprise: ['Unlimited', 'All', 'All', '1h', 'Enterprise', yes, yes, yes, yes],
    },
    badges: [undefined, 'Most Popular', 'Enterprise Grade'],
    prices: {
      Basic: ['$499', '$399', '$1,200', '$4,788'],
      Business: ['$999', '$799', '$2,400', '$9,588'],
      Enterprise: ['$2,499', '$1,999', '$6,000', '$23,988'],
    },
  },
];

/** Cells stand side by side: what is between them is layout. */
const joined = (...parts: string[]) => parts.join('').replaceAll(' ', '');
const planOf = (path: string, name: string) => oneOf(mainOf(path), '.plan', name);

for (const { path, lines, plans, badges, prices } of pages) {
  test(`§9 Plans of ${path}: three, in order, line by line, with their badges`, () => {
    expect(textsOf(mainOf(path), '.plan :is(h2, h3)')).toEqual(Object.keys(plans));
    for (const [name, values] of Object.entries(plans)) {
      const wanted = lines.map((title, at) => joined(title, values[at] ?? ''));
      const shown = textsOf(planOf(path, name), 'ul > li').map((line) => joined(line));
      expect.soft(shown).toEqual(wanted);
    }
    const found = Object.keys(plans).map((name) =>
      ['Most Popular', 'Enterprise Grade'].find((badge) =>
        textOf(planOf(path, name)).includes(badge),
      ),
    );
    expect(found).toEqual(badges);
  });

  test(`§4 §9 Prices of ${path}: by month, by year with the saving, on the landing page with the total`, () => {
    const toggle = oneOf(mainOf(path), '.plans fieldset');
    expect(textsOf(toggle, 'label')).toEqual(['Monthly', 'Yearly']);
    expectWords(toggle, ['Save 20%']);
    for (const [name, [monthly = '', yearly = '', saving, total]] of Object.entries(prices)) {
      const amounts = (period: string) =>
        textOf(oneOf(planOf(path, name), `.when-${period}`)).match(/\$[\d,]+/g);
      expect.soft(amounts('monthly'), name).toEqual([monthly]);
      expect.soft(amounts('yearly'), name).toEqual([yearly, ...(total ? [total] : []), saving]);
    }
  });
}

test('§9 Pricing page: Enterprise has a custom price', () => {
  expect(textsOf(planOf('/pricing', 'Enterprise'), '.plan-price')).toEqual(['Custom']);
});

test('§2 §9 Pricing page: where plans and closing lead; the trial on Starter and Professional only', () => {
  const path = '/pricing';
  for (const name of ['Starter', 'Professional']) {
    expectLinks(planOf(path, name), { 'Get Started': '/sign-up' });
    expectWords(planOf(path, name), ['14 days free']);
  }
  expectLinks(planOf(path, 'Enterprise'), { 'Contact Sales': '/contact' });
  expect(textOf(planOf(path, 'Enterprise'))).not.toContain('14');
  expectLinks(bandOf(path, 'closing'), { 'Start Free Trial': '/sign-up' });
});

test('§9 Pricing page: the comparison table says the same as the cards', () => {
  const rows = textsOf(bandOf('/pricing', 'comparison'), 'tbody tr').map((row) => joined(row));
  const plans = Object.values(pages[0]?.plans ?? {});
  const wanted = lines.map((title, at) =>
    joined(title, ...plans.map((values) => values[at] ?? '')),
  );
  expect(rows).toEqual(wanted);
});

test('§2 §9 Pricing page: two add-on cards, Mobile Application $499 and Premium Support $299', () => {
  const addOns = bandOf('/pricing', 'add-ons');
  expect(textsOf(addOns, 'h3')).toEqual(['Mobile Application', 'Premium Support']);
  expectWords(oneOf(addOns, 'li', 'Mobile Application'), [/\$499 ?per month/]);
  expectWords(oneOf(addOns, 'li', 'Premium Support'), [/\$299 ?per month/]);
});

test('§2 §9 Pricing page: five FAQ entries, and in them the rules of billing', () => {
  const questions = bandOf('/pricing', 'questions');
  expect(textsOf(questions, 'details')).toHaveLength(5);
  expectWords(questions, [
    /monthly activations/i,
    /month to month/i,
    /next billing cycle/i,
    /upgrades are immediate/i,
    /14 days of Starter or Professional/i,
  ]);
});
