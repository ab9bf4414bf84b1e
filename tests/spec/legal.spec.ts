import { expect, test } from '@playwright/test';
import { allOf, expectWords, mainOf, oneOf, textsOf } from './built-page.ts';

for (const [path, heading] of Object.entries({
  '/legal/privacy-policy': 'Privacy Policy',
  '/legal/terms': 'Terms of Service',
  '/legal/cookie-policy': 'Cookie Policy',
})) {
  test(`§2 §3 Legal pages: ${heading}, its date, sections and subsections`, () => {
    const main = mainOf(path);
    expect(textsOf(main, 'h1')).toEqual([heading]);
    expectWords(main, ['Last updated: January 2024']);
    expect(allOf(main, 'h2').length).toBeGreaterThanOrEqual(5);
    expect(allOf(main, 'h3').length).toBeGreaterThan(0);
  });
}

test('§9 Terms: billing, notice, trial and prices', () => {
  const main = mainOf('/legal/terms');
  expectWords(main, [
    'change prices with notice of at least 30 days',
    'Subscriptions are billed in advance',
    'Usage is billed in arrears',
    'Fees are non-refundable',
    'run month to month',
    'apply from the next billing cycle',
    'Upgrades take effect immediately',
    'Starter and Professional can be tried free of charge in a 14-day trial',
    'No credit card is required',
  ]);
  const prices = textsOf(oneOf(main, 'table'), 'tbody tr');
  expect(prices).toEqual(
    [/\$4,999/, /\$499 per month/, /\$299 per month/, /\$999 per year/].map((price) =>
      expect.stringMatching(price),
    ),
  );
});
