import { expect, test } from '@playwright/test';
import { allOf, bandOf, expectLinks, expectWords, mainOf, oneOf, textsOf } from './built-page.ts';
import { content } from './shipped.ts';

const { whiteLabel, providerIntegration, paymentProcessing, analytics, mobileApp } = content;

for (const [path, words, links, says] of [
  ['white-label', whiteLabel, { 'Start Free Trial': '/sign-up', 'Contact Sales': '/contact' }, []],
  ['provider-integration', providerIntegration, {}, ['2–4 weeks', '$999 per year']],
  ['payment-processing', paymentProcessing, {}, ['PCI DSS', '99.9%']],
  ['analytics', analytics, {}, []],
  ['mobile-app', mobileApp, { 'Schedule a Demo': '/contact', 'Contact Sales': '/contact' }, []],
] as const) {
  test(`§2 Feature pages: ${path}, six cards, its links and its figures of §1 and §9`, () => {
    const main = mainOf(`/features/${path}`);
    expect(textsOf(oneOf(main, 'section', words.cards.title), 'h3')).toHaveLength(6);
    expectLinks(main, links);
    expectWords(main, says);
  });
}

test('§2 Payment methods: the same eight on the landing page and on payment processing', () => {
  const methods =
    'Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay, Stripe, Alipay';
  const { title } = paymentProcessing.methods;
  const rows = textsOf(bandOf('/features/payment-processing', title), 'tbody th');
  expect(rows.join(', ')).toBe(methods);
  const items = textsOf(bandOf('/', content.landing.payments.title), 'li');
  expect(items.join(', ')).toBe(methods);
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
  const steps = bandOf(path, mobileApp.steps?.title ?? '');
  expect(textsOf(steps, 'ol h3')).toEqual(['Setup payment', 'Development', 'Maintenance']);
  const prices = bandOf(path, mobileApp.prices?.title ?? '');
  for (const [band, setup, maintenance] of [
    [steps, 'Setup payment', 'Maintenance'],
    [prices, 'Setup', 'Maintenance'],
  ] as const) {
    expectWords(oneOf(band, 'li', setup), ['$4,999', /one-time/i]);
    expectWords(oneOf(band, 'li', 'Development'), ['4–6 weeks']);
    expectWords(oneOf(band, 'li', maintenance), [/\$499 ?per month/]);
  }
});

test('§2 Provider integration: five steps by name', () => {
  const { steps } = providerIntegration;
  const band = bandOf('/features/provider-integration', steps?.title ?? '');
  expect(textsOf(band, 'ol h3')).toEqual([
    'API Credentials',
    'Provider Selection',
    'Integration',
    'Testing in sandbox',
    'Go Live',
  ]);
});
