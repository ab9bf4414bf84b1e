import { expect, test } from '@playwright/test';
import { allOf, bandOf, expectLinks, expectWords, mainOf, oneOf, textsOf } from './built-page.ts';

for (const [name, links, says] of [
  ['white-label', { 'Start Free Trial': '/sign-up', 'Contact Sales': '/contact' }, []],
  ['provider-integration', {}, ['2–4 weeks', '$999 per year']],
  ['payment-processing', {}, ['PCI DSS', '99.9%']],
  ['analytics', {}, []],
  ['mobile-app', { 'Schedule a Demo': '/contact', 'Contact Sales': '/contact' }, []],
] as const) {
  test(`§2 Feature pages: ${name}, six cards, its links and its figures of §1 and §9`, () => {
    const path = `/features/${name}`;
    expect(textsOf(bandOf(path, 'cards'), 'h3')).toHaveLength(6);
    expectLinks(mainOf(path), links);
    expectWords(mainOf(path), says);
  });
}

for (const [name, labels] of [
  ['payment-processing', ['Get Started', 'View Pricing']],
  ['analytics', ['Request Demo', 'View Documentation']],
  ['provider-integration', [/./, /./]],
] as const) {
  test(`§2 Feature pages: two buttons of ${name} go nowhere, and say that this is not open yet`, () => {
    const main = mainOf(`/features/${name}`);
    expect(textsOf(main, 'button[data-notice]')).toEqual(
      labels.map((label) => expect.stringMatching(label)),
    );
    for (const button of allOf(main, 'button[data-notice]'))
      expect(button.getAttribute('data-notice')).toContain('not open yet');
    expect(oneOf(main, '#notice a').getAttribute('href')).toBe('/contact');
  });
}

test('§2 Payment methods: the same eight on the landing page and on payment processing', () => {
  const methods =
    'Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay, Stripe, Alipay';
  const rows = textsOf(bandOf('/features/payment-processing', 'methods'), 'tbody th');
  expect(rows.join(', ')).toBe(methods);
  expect(textsOf(bandOf('/', 'payments'), 'li').join(', ')).toBe(methods);
});

test('§2 Feature pages: analytics and mobile app show drawn placeholders that say so', () => {
  const labelled = (path: string, name: RegExp) =>
    allOf(mainOf(path), '[role=img]').find((each) =>
      name.test(each.getAttribute('aria-label') ?? ''),
    );
  const preview = labelled('/features/analytics', /placeholder/i);
  expect(preview?.textContent).toMatch(/placeholder/i);
  const phone = labelled('/features/mobile-app', /phone/i);
  expect(phone?.textContent).toMatch(/preview coming soon/i);
});

test('§2 §9 Mobile app: three steps and the pricing cards: $4,999 once, 4–6 weeks, $499 per month', () => {
  const path = '/features/mobile-app';
  const steps = bandOf(path, 'steps');
  expect(textsOf(steps, 'ol h3')).toEqual(['Setup payment', 'Development', 'Maintenance']);
  for (const [band, setup] of [
    [steps, 'Setup payment'],
    [bandOf(path, 'prices'), 'Setup'],
  ] as const) {
    expectWords(oneOf(band, 'li', setup), ['$4,999', /one-time/i]);
    expectWords(oneOf(band, 'li', 'Development'), ['4–6 weeks']);
    expectWords(oneOf(band, 'li', 'Maintenance'), [/\$499 ?per month/]);
  }
});

test('§2 Provider integration: five steps by name', () => {
  expect(textsOf(bandOf('/features/provider-integration', 'steps'), 'ol h3')).toEqual([
    'API Credentials',
    'Provider Selection',
    'Integration',
    'Testing in sandbox',
    'Go Live',
  ]);
});
