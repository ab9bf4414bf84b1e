import { expect, test } from '@playwright/test';
import {
  allOf,
  bandOf,
  expectLinks,
  expectOrder,
  expectWords,
  mainOf,
  oneOf,
  plain,
  textsOf,
} from './built-page.ts';
import { content } from './shipped.ts';

const { landing, drawings, words } = content;
const { label: dashboard } = drawings.dashboard as { label: string };
const main = mainOf('/');
const setup = bandOf('/', landing.setup.title);

test('§2 Landing page: its bands in their order', () => {
  expectOrder(main, [
    landing.hero.title,
    landing.hero.form.label,
    landing.trust.title,
    landing.features.title,
    landing.setup.title,
    landing.setup.providers.title,
    landing.setup.dashboard.title,
    landing.payments.title,
    landing.pricing.title,
    'Save 20%',
    'Common questions',
    landing.testimonials.title,
    landing.testimonials.highlights[0]?.label ?? '',
    landing.closing.title,
  ]);
});

test('§2 Landing page: links lead where the specification says', () => {
  expectLinks(main, {
    'View Demo Dashboard': '/demo',
    'Get Started Now': '/sign-up',
    'Sign Up Free': '/sign-up',
    'Contact Sales': '/contact',
  });
  const closing = bandOf('/', landing.closing.title);
  expectLinks(closing, { 'Sign Up Free': '/sign-up', 'Contact Sales': '/contact' });
});

test('§1 Pitch and offers: no code, keys, prices, payments, delivery; brand, domain, panel, API, failover, app', () => {
  expect(plain(landing.hero.lead)).toMatch(/150\+ countries.*no code/);
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
  const stats = textsOf(bandOf('/', landing.trust.title), 'dd');
  expect(stats).toEqual(['150+', '99.9%', '10K+', '200+', '50M+', 'under 5 minutes']);
  const highlights = textsOf(bandOf('/', landing.testimonials.title), 'dl dd');
  expect(highlights).toEqual(['48', '7', '24/7']);
  expectWords(main, ['14-day free trial, no credit card', '48 hours', '7 days']);
  expectWords(main, ['SOC 2 Type II', 'ISO 27001', 'PCI DSS', 'GDPR', 'two-factor', '24/7']);
});

test('§2 Landing page: feature cards, three setup steps, the mock dashboard', () => {
  const cards = textsOf(bandOf('/', landing.features.title), 'h3');
  expect(cards).toEqual(landing.features.items.map(({ title }) => plain(title)));
  const { steps } = landing.setup;
  expect(steps).toHaveLength(3);
  for (const { title, text } of steps) expectOrder(setup, [title, text]);
  expect(allOf(setup, `[role=img][aria-label="${dashboard}"]`)).toHaveLength(1);
});

test('§2 Landing page: pricing links to #faq, a strip of common questions', async ({ page }) => {
  const strip = oneOf(main, '#faq');
  expect(textsOf(strip, 'h2')).toEqual(['Common questions']);
  expectLinks(strip, { [landing.pricing.questions.link.label]: '/faq' });
  await page.goto('/');
  await page.getByRole('link', { name: landing.pricing.link.label }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq')).toBeInViewport();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question.locator('.question-answer')).toBeVisible();
});

test('§3 Provider tiles: four active, one custom, more coming, each with its description', () => {
  const { tiles } = landing.setup.providers;
  const statuses = ['Active', 'Active', 'Active', 'Active', 'Custom', 'Coming soon'];
  const list = oneOf(setup, 'ul:has(.provider-tile)');
  const items = [...list.children];
  expect(items).toHaveLength(6);
  for (const [at, { name, description }] of tiles.entries()) {
    const item = items[at];
    if (item) expectWords(item, [name, description, statuses[at] ?? '']);
  }
});

test('§3 Testimonials: five, each with quote, author, role, company, image, badge, duration', () => {
  const slides = allOf(main, '[aria-roledescription=slide]');
  expect(slides).toHaveLength(5);
  for (const [at, { author, quote, role, company, badge, duration }] of Object.entries(
    landing.testimonials.items,
  )) {
    const slide = slides[Number(at)] as (typeof slides)[number];
    expectWords(slide, [author, quote, role, company, badge, duration, words.sample]);
    expect(allOf(slide, `img[alt="Portrait of ${author}"]`)).toHaveLength(1);
  }
});

test('§3 Social-proof messages: thirty different ones, of the plans Growth and Enterprise', () => {
  const { messages } = landing.popup;
  expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(30);
  expect([...new Set(messages.map(({ plan }) => plan))].sort()).toEqual(['Enterprise', 'Growth']);
  for (const { name, location, message } of messages)
    expect(name && location && message).toBeTruthy();
});
