import { expect, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { bandOf } from './band-of.ts';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

const content = readContent();

test.describe('§2 Solution pages: travel agencies', () => {
  const page = openOnce('/solutions/travel-agencies');

  test('buttons: sign-up, demo and contact, as ruled', async () => {
    const main = page().getByRole('main');
    await expectLinks(main, 'Get Started', '/sign-up');
    await expectLinks(main, 'Start Free Trial', '/sign-up');
    await expectLinks(main, 'Schedule Demo', '/demo');
    await expectLinks(main, 'Contact Sales', '/contact');
  });

  test('§1 claims: 190+ countries, 99.9% uptime, 14 days of trial', async () => {
    const figures = bandOf(page(), content.travelAgencies.proof.title).getByRole('definition');
    await expect(figures).toHaveText(['190+', 'under 5 minutes', '99.9%', '14']);
  });
});

test.describe('§2 Solution pages: mobile operators', () => {
  const page = openOnce('/solutions/mobile-operators');

  test('Start Integration leads to /sign-up, Contact Sales to /contact', async () => {
    const main = page().getByRole('main');
    await expectLinks(main, 'Start Integration', '/sign-up');
    await expectLinks(main, 'Contact Sales', '/contact');
  });

  test('§1 claims: 200+ countries, 50M+ requests daily, 99.9% uptime, 24/7 support', async () => {
    const figures = bandOf(page(), content.mobileOperators.proof.title).getByRole('definition');
    await expect(figures).toHaveText(['200+', '50M+', '99.9%', '24/7']);
  });

  test('§9 an integration typically takes 2–4 weeks', async () => {
    await expect(page().getByRole('main')).toContainText('Typically 2–4 weeks');
  });
});

test.describe('§2 Solution pages: enterprises', () => {
  const page = openOnce('/solutions/enterprises');

  test('Request Enterprise Demo leads to /demo, Contact Sales to /contact', async () => {
    const main = page().getByRole('main');
    await expectLinks(main, 'Request Enterprise Demo', '/demo');
    await expectLinks(main, 'Contact Sales', '/contact');
  });

  test('§6 mentions role-based access control and SSO', async () => {
    const main = page().getByRole('main');
    await expect(main).toContainText('Role-based access control');
    await expect(main).toContainText('SSO');
  });

  test('§1 claims: 200+ countries, 99.9% uptime, SOC 2 Type II, ISO 27001, GDPR, 24/7', async () => {
    const figures = bandOf(page(), content.enterprises.proof.title).getByRole('definition');
    await expect(figures).toHaveText(['200+', '99.9%', 'SOC 2 Type II', '24/7']);
    await expect(page().getByRole('main')).toContainText('ISO 27001');
    await expect(page().getByRole('main')).toContainText('GDPR');
  });
});

test.describe('§2 Solution pages: startups', () => {
  const page = openOnce('/solutions/startups');

  test('six feature cards by name', async () => {
    const cards = bandOf(page(), content.startups.cards.title).getByRole('heading', { level: 3 });
    await expect(cards).toHaveText([
      'Quick Launch',
      'Zero Infrastructure',
      'White Label Ready',
      'Global Coverage',
      'Startup Support',
      'Developer Tools',
    ]);
  });

  test('four “why startups” blocks with metrics', async () => {
    const why = bandOf(page(), content.startups.why?.title as string);
    await expect(why.getByRole('heading', { level: 2 })).toContainText('Why startups');
    const blocks = why.getByRole('listitem');
    await expect(blocks).toHaveCount(4);
    for (const [at, metric] of ['48 hours', '7 days', 'zero', '$5B'].entries()) {
      await expect(blocks.nth(at).getByText(metric, { exact: true })).toBeVisible();
    }
    await expect(blocks.nth(3)).toContainText('40% a year');
  });

  test('hero, cards, why and the closing call to action in this order', async () => {
    const { hero, cards, why, closing } = content.startups;
    const titles = await page().getByRole('main').getByRole('heading').allTextContents();
    const places = [hero.title, cards.title, why?.title as string, closing.title].map((title) =>
      titles.indexOf(title),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places.at(-1)).toBe(titles.length - 1);
  });

  test('Start Free Trial leads to /sign-up, Book a Demo and Schedule Demo to /demo', async () => {
    const main = page().getByRole('main');
    await expectLinks(main, 'Start Free Trial', '/sign-up');
    await expectLinks(main, 'Book a Demo', '/demo');
    await expectLinks(main, 'Schedule Demo', '/demo');
  });

  test('§1 claims: 190+ countries, 99.99% uptime', async () => {
    const figures = bandOf(page(), content.startups.proof.title).getByRole('definition');
    await expect(figures).toHaveText(['190+', '99.99%', '50M+', '24/7']);
  });

  test('§9 setup in 48 hours', async () => {
    await expect(page().getByRole('heading', { level: 1 })).toContainText('48 hours');
  });
});
