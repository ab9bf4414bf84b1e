import { expect, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { bandOf } from './band-of.ts';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

const content = readContent();

const featurePages = [
  ['/features/white-label', content.whiteLabel],
  ['/features/provider-integration', content.providerIntegration],
  ['/features/payment-processing', content.paymentProcessing],
  ['/features/analytics', content.analytics],
  ['/features/mobile-app', content.mobileApp],
] as const;

for (const [path, words] of featurePages) {
  test(`§2 Feature pages: ${path} has six feature cards`, async ({ page }) => {
    await page.goto(path);
    const titles = bandOf(page, words.cards.title).getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(6);
  });
}

test.describe('§2 Feature pages: payment processing', () => {
  const page = openOnce('/features/payment-processing');

  test('the eight supported methods', async () => {
    const title = content.paymentProcessing.methods?.title as string;
    await expect(bandOf(page(), title).getByRole('rowheader')).toHaveText([
      'Visa',
      'Mastercard',
      'American Express',
      'PayPal',
      'Apple Pay',
      'Google Pay',
      'Stripe',
      'Alipay',
    ]);
  });

  test('§1 claims: PCI DSS, 99.9% uptime', async () => {
    await expect(page().getByRole('main')).toContainText('PCI DSS');
    await expect(page().getByRole('main')).toContainText('99.9%');
  });
});

test('§2 Feature pages: analytics shows a drawn placeholder, labelled as one', async ({ page }) => {
  await page.goto('/features/analytics');
  const preview = page.getByRole('img', { name: /placeholder/i });
  await expect(preview).toBeVisible();
  await expect(preview.getByText('Preview placeholder')).toBeVisible();
});

test.describe('§2 Feature pages: mobile app', () => {
  const page = openOnce('/features/mobile-app');

  test('the words “preview coming soon” stand in a drawn phone', async () => {
    const phone = page().getByRole('img', { name: /phone/i });
    await expect(phone.getByText(/^preview coming soon$/i)).toBeVisible();
  });

  test('three steps: setup payment, development, maintenance', async () => {
    const steps = bandOf(page(), content.mobileApp.steps?.title as string).locator('ol > li');
    await expect(steps.getByRole('heading')).toHaveText([
      'Setup payment',
      'Development',
      'Maintenance',
    ]);
    await expect(steps.nth(0)).toContainText('$4,999');
    await expect(steps.nth(1)).toContainText('4–6 weeks');
    await expect(steps.nth(2)).toContainText('$499 per month');
  });

  test('§9 pricing cards: setup $4,999 once, 4–6 weeks, maintenance $499 per month', async () => {
    const prices = bandOf(page(), content.mobileApp.prices?.title as string);
    const card = (title: string) =>
      prices.getByRole('listitem').filter({ has: page().getByRole('heading', { name: title }) });
    await expect(card('Setup')).toContainText(/\$4,999\s*one-time/);
    await expect(card('Development')).toContainText('4–6 weeks');
    await expect(card('Maintenance')).toContainText(/\$499\s*per month/);
  });

  test('Schedule a Demo and Contact Sales lead to /contact', async () => {
    const main = page().getByRole('main');
    await expectLinks(main, 'Schedule a Demo', '/contact');
    await expectLinks(main, 'Contact Sales', '/contact');
  });
});

test('§2 Feature pages: white-label platform links to /sign-up and /contact', async ({ page }) => {
  await page.goto('/features/white-label');
  const main = page.getByRole('main');
  await expectLinks(main, 'Start Free Trial', '/sign-up');
  await expectLinks(main, 'Contact Sales', '/contact');
});

test.describe('§2 Feature pages: provider integration', () => {
  const page = openOnce('/features/provider-integration');

  test('five steps by name', async () => {
    const steps = bandOf(page(), content.providerIntegration.steps?.title as string).locator(
      'ol > li',
    );
    await expect(steps.getByRole('heading')).toHaveText([
      'API Credentials',
      'Provider Selection',
      'Integration',
      'Testing in sandbox',
      'Go Live',
    ]);
  });

  test('§9 integration 2–4 weeks, custom provider $999 per year', async () => {
    await expect(page().getByRole('main')).toContainText('2–4 weeks');
    await expect(page().getByRole('main')).toContainText('$999 per year');
  });
});
