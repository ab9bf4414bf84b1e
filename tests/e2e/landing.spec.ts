import { expect, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { bandOf } from './band-of.ts';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

const { landing, specimens } = readContent();

test.describe('§2 Landing page', () => {
  const page = openOnce('/');

  test('bands come in their order', async () => {
    const heading = (name: string) => page().getByRole('heading', { name, exact: true });
    const order = {
      'hero with email box': page().getByRole('textbox', { name: landing.hero.form.label }),
      'trust statistics': heading(landing.trust.title),
      'feature cards': heading(landing.features.title),
      'setup steps': heading(landing.setup.title),
      'mock admin dashboard': page().getByRole('img', { name: specimens.dashboard.label }),
      'payment methods': heading(landing.payments.title),
      pricing: page().getByRole('radio', { name: 'Yearly' }),
      'common questions': heading('Common questions'),
      carousel: page().locator('[aria-roledescription=carousel]'),
      highlights: page().getByText(landing.testimonials.highlights[0]?.label as string),
      'final call to action': heading(landing.closing.title),
    };
    let above = 0;
    for (const [name, place] of Object.entries(order)) {
      const { y } = (await place.boundingBox()) as { y: number };
      expect(y, `${name} below the band before it`).toBeGreaterThan(above);
      above = y;
    }
  });

  test('hero pitches selling eSIMs without code, in 150+ countries', async () => {
    const lead = page().getByText(landing.hero.lead);
    await expect(lead).toContainText('150+ countries');
    await expect(lead).toContainText('no code');
  });

  test('§1 the pitch: API keys, prices, payments, delivery', async () => {
    const steps = bandOf(page(), landing.setup.title).locator('ol').first();
    await expect(steps).toContainText('Paste the keys of the providers');
    await expect(steps).toContainText('retail price');
    await expect(steps).toContainText('A paid order returns a QR code');
  });

  test('§1 the offers: branding, domain, panel, API, failover, payments, analytics, app', async () => {
    const main = page().getByRole('main');
    for (const offer of [
      /your brand only/i,
      /your domain/i,
      /admin panel/i,
      /API and webhooks/,
      /providers with failover/i,
      /payments you own/i,
      /analytics/i,
      /iOS and Android app/,
    ]) {
      await expect(main).toContainText(offer);
    }
  });

  test('§1 claims around the page: 14-day free trial, no credit card, 48 hours, 7 days', async () => {
    const main = page().getByRole('main');
    await expect(main).toContainText('14-day free trial, no credit card');
    await expect(main).toContainText('Setup takes 48 hours');
    await expect(main).toContainText('within 7 days');
    for (const claim of ['SOC 2 Type II', 'ISO 27001', 'PCI DSS', 'GDPR', 'two-factor', '24/7']) {
      await expect(main).toContainText(claim);
    }
  });

  test('trust statistics print the landing page’s readings of the claims', async () => {
    const figures = bandOf(page(), landing.trust.title).getByRole('definition');
    await expect(figures).toHaveText(['150+', '99.9%', '10K+', '200+', '50M+', 'under 5 minutes']);
  });

  test('feature cards beside the statistics', async () => {
    const titles = bandOf(page(), landing.features.title).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(landing.features.items.map(({ title }) => title));
  });

  test('three setup steps, the provider list and the mock dashboard in one band', async () => {
    const setup = bandOf(page(), landing.setup.title);
    const steps = setup.locator('ol').first().locator('> li');
    await expect(steps).toHaveCount(3);
    await expect(steps.first()).toContainText('API keys');
    await expect(setup.getByRole('heading', { name: landing.setup.providers.title })).toBeVisible();
    await expect(setup.getByRole('img', { name: specimens.dashboard.label })).toBeVisible();
  });

  test('payment methods', async () => {
    await expect(bandOf(page(), landing.payments.title).getByRole('listitem')).toHaveText([
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

  test('highlights stand under the testimonials', async () => {
    const figures = bandOf(page(), landing.testimonials.title)
      .locator('dl')
      .getByRole('definition');
    await expect(figures).toHaveText(['48', '7', '24/7']);
  });

  test('links lead where the specification says', async () => {
    await expectLinks(page(), 'View Demo Dashboard', '/demo');
    await expectLinks(page(), 'Get Started Now', '/sign-up');
    await expectLinks(page(), 'Sign Up Free', '/sign-up');
    await expectLinks(page(), 'Contact Sales', '/contact');
  });

  test('the final call to action offers Sign Up Free and Contact Sales', async () => {
    const closing = bandOf(page(), landing.closing.title);
    await expectLinks(closing, 'Sign Up Free', '/sign-up');
    await expectLinks(closing, 'Contact Sales', '/contact');
  });

  test('§3 provider tiles: four active, one custom, more coming', async () => {
    const tiles = bandOf(page(), landing.setup.title).locator('ul').first().locator('> li');
    await expect(tiles).toHaveCount(6);
    for (const [at, { name, description }] of landing.setup.providers.tiles.entries()) {
      await expect(tiles.nth(at)).toContainText(name);
      await expect(tiles.nth(at)).toContainText(description);
    }
    const status = (words: string) => tiles.getByText(words, { exact: true });
    await expect(status('Active')).toHaveCount(4);
    await expect(tiles.nth(4).getByText('Custom', { exact: true })).toBeVisible();
    await expect(tiles.nth(5).getByText('Coming soon', { exact: true })).toBeVisible();
  });

  test('§3 testimonials: five, with quote, author, role, company, image, badge, duration', async () => {
    const slides = page().locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(5);
    for (const [at, item] of landing.testimonials.items.entries()) {
      const slide = slides.nth(at);
      for (const words of [
        item.quote,
        item.author,
        item.role,
        item.company,
        item.badge,
        item.duration,
      ]) {
        await expect(slide).toContainText(words);
      }
      await expect(slide.getByAltText(`Portrait of ${item.author}`)).toHaveCount(1);
      await expect(slide.getByText('Sample', { exact: true })).toHaveCount(1);
    }
  });
});

test('§2 Landing page: pricing links to #faq, a strip of common questions', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: landing.pricing.questionsLink.label }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  const strip = page.locator('#faq');
  await expect(strip).toBeInViewport();
  await expect(strip.getByRole('heading', { level: 2 })).toHaveText('Common questions');
  await expectLinks(strip, landing.pricing.questions.link.label, '/faq');

  const question = strip.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
});
