import { expect, test } from '@playwright/test';
import { content, everyPath, pageAt } from '../support/pages.ts';
import {
  allOf,
  bandOf,
  bodyOf,
  expectLinks,
  expectWords,
  mainOf,
  oneOf,
  plain,
  textsOf,
  wordsOf,
} from './built-page.ts';

const main = mainOf('/');
const setup = bandOf('/', 'setup');

test('§2 Landing page: its bands in their order, the first with an email box', () => {
  const bands = pageAt('/')?.bands ?? [];
  expect(bands.map(({ band }) => band)).toEqual([
    'landing-hero',
    'figures',
    'cards',
    'setup',
    'payments',
    'plans',
    'questions',
    'testimonials',
    'closing',
  ]);
  const headings = textsOf(main, 'h1, h2');
  const titles = bands.map((words) => ('title' in words ? plain(words.title) : ''));
  expect(headings).toEqual(titles);
  expect(allOf(main, '.plate-stage form [type=email]')).toHaveLength(1);
});

test('§2 Landing page: links lead where the specification says', () => {
  expectLinks(main, {
    'View Demo Dashboard': '/demo',
    'Get Started Now': '/sign-up',
    'Sign Up Free': '/sign-up',
    'Contact Sales': '/contact',
  });
  expectLinks(bandOf('/', 'closing'), { 'Sign Up Free': '/sign-up', 'Contact Sales': '/contact' });
});

test('§1 Pitch and offers: no code, keys, prices, payments, delivery; brand, domain, panel, API, failover, app', () => {
  expect(plain(wordsOf('/', 'landing-hero').lead)).toMatch(/150\+ countries.*no code/);
  expectWords(setup, [/API keys/i, /retail price/i, /paid order/i, /QR code/]);
  expectWords(main, [
    /your brand/i,
    /your domain/i,
    /admin panel/i,
    'API and webhooks',
    /failover/i,
    /payments/i,
    /analytics/i,
    'iOS and Android',
  ]);
});

test('§1 Claims: the landing page prints its own readings', () => {
  const stats = textsOf(bandOf('/', 'figures'), 'dd');
  expect(stats).toEqual(['150+', '99.9%', '10K+', '200+', '50M+', 'under 5 minutes']);
  expect(textsOf(bandOf('/', 'testimonials'), 'dl dd')).toEqual(['48', '7', '24/7']);
  expectWords(main, ['14-day free trial, no credit card', '48 hours', '7 days']);
  expectWords(main, ['SOC 2 Type II', 'ISO 27001', 'PCI DSS', 'GDPR', 'two-factor', '24/7']);
});

test('§2 §3 Landing page: feature cards, three steps, six providers, the mock dashboard', () => {
  expect(textsOf(bandOf('/', 'cards'), 'h3').length).toBeGreaterThan(1);
  expect(wordsOf('/', 'setup').steps).toHaveLength(3);
  const tiles = [...oneOf(setup, 'ul:has(.provider-tile)').children];
  const statuses = ['Active', 'Active', 'Active', 'Active', 'Custom', 'Coming soon'];
  expect(tiles).toHaveLength(statuses.length);
  for (const [at, tile] of tiles.entries()) expectWords(tile, [statuses[at] ?? '']);
  const { label } = content.drawings.dashboard as { label: string };
  expect(allOf(setup, `[role=img][aria-label="${label}"]`)).toHaveLength(1);
});

test('§4 §9 Custom provider: $999/year, and Contact Sales', () => {
  const card = oneOf(setup, '#custom-provider');
  expectWords(card, ['$999/year']);
  expectLinks(card, { 'Contact Sales': '/contact' });
});

test('§2 Landing page: pricing links to #faq, a strip of common questions', async ({ page }) => {
  const strip = oneOf(main, '#faq');
  expect(textsOf(strip, 'h2')).toEqual(['Common questions']);
  expect(allOf(strip, 'a[href="/faq"]')).toHaveLength(1);
  await page.goto('/');
  await page.locator('main a[href="#faq"]').click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq')).toBeInViewport();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question.locator('.question-answer')).toBeVisible();
});

test('§3 Testimonials: five, each with quote, author, role, company, image, badge, duration', () => {
  const slides = allOf(main, '[aria-roledescription=slide]');
  const { items } = wordsOf('/', 'testimonials');
  expect([slides.length, items.length]).toEqual([5, 5]);
  for (const [at, slide] of slides.entries()) {
    const { author = '', quote = '', ...rest } = items[at] ?? {};
    const { role = '', company = '', badge = '', duration = '' } = rest as (typeof items)[number];
    expectWords(slide, [author, quote, role, company, badge, duration, 'Sample']);
    expect(allOf(slide, `img[alt="Portrait of ${author}"]`)).toHaveLength(1);
  }
});

test('§2 §3 Social-proof popup: on the landing page only, with thirty different messages of the plans Growth and Enterprise', () => {
  const holders = everyPath.filter(
    (path) => allOf(bodyOf(path), 'aside[aria-label="Recent activity"]').length > 0,
  );
  expect(holders).toEqual(['/']);
  const messages = content.activity?.messages ?? [];
  expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(30);
  expect([...new Set(messages.map(({ plan }) => plan))].sort()).toEqual(['Enterprise', 'Growth']);
});

test('§8 Hero email: the three messages', () => {
  expect(wordsOf('/', 'landing-hero').form).toMatchObject({
    invalid: 'Please enter a valid email address',
    success: 'Great! Check your inbox to get started.',
    failure: 'Something went wrong. Please try again.',
  });
});
