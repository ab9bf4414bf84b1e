import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../src/lib/routes.ts';
import { type Firefox, startFirefox, type Visit, type VisitOptions } from './firefox.ts';

let firefox: Firefox;
let visits: Visit[] = [];

beforeAll(async () => {
  firefox = await startFirefox();
});
afterAll(() => firefox?.close());
afterEach(async () => {
  const faults = visits.flatMap((visit) => visit.faults);
  for (const visit of visits) await visit.close();
  visits = [];
  expect(faults).toEqual([]);
});

async function open(path: string, options?: VisitOptions): Promise<Page> {
  const visit = await firefox.visit(path, options);
  visits.push(visit);
  return visit.page;
}

const isVisible = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
const waitVisible = (page: Page, selector: string) =>
  page.waitForSelector(selector, { visible: true, timeout: 15_000 });
const waitHidden = (page: Page, selector: string) =>
  page.waitForSelector(selector, { hidden: true, timeout: 15_000 });
const awake = (name: string) => `astro-island[component-export=${name}][data-awake]`;
const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent ?? '');

test.each([1280, 360])(
  'every page loads without a word and without sideways scrolling, %i px',
  async (width) => {
    const page = await open('/', { width });
    for (const path of paths) {
      await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
      await page.waitForSelector('html[data-dressed]');
      const { overflow, heading } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        heading: document.querySelectorAll('h1').length,
      }));
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
      expect.soft(heading, path).toBe(1);
    }
  },
);

describe('menus', () => {
  test('each dropdown opens under its button, one at a time, and Escape closes it', async () => {
    const page = await open('/contact');
    const triggers = await page.$$('[data-dropdown]');
    expect(triggers).toHaveLength(6);
    for (const trigger of triggers) {
      await trigger.click();
      const place = await trigger.evaluate((button) => {
        const panels = [...document.querySelectorAll(':popover-open')];
        const panel = panels[0]?.getBoundingClientRect();
        const from = button.getBoundingClientRect();
        return {
          open: panels.length,
          expanded: button.getAttribute('aria-expanded'),
          beside: Math.abs((panel?.x ?? -1) - from.x),
          below: (panel?.y ?? 0) - from.bottom,
        };
      });
      expect(place).toMatchObject({ open: 1, expanded: 'true' });
      expect(place.beside).toBeLessThanOrEqual(1);
      expect(place.below).toBeGreaterThanOrEqual(-8);
    }
    await page.keyboard.press('Escape');
    expect(await page.$$(':popover-open')).toHaveLength(0);
  });

  test('the overlay opens as a dialog, holds the focus and leads on', async () => {
    const page = await open('/about', { width: 360, height: 740 });
    await page.click('header [popovertarget]:not([data-dropdown])');
    await waitVisible(page, 'dialog');
    expect(await page.$eval('dialog', (dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await waitHidden(page, 'dialog');
    await page.click('header [popovertarget]:not([data-dropdown])');
    await waitVisible(page, 'dialog a[href="/faq"]');
    await Promise.all([page.waitForNavigation(), page.click('dialog a[href="/faq"]')]);
    expect(new URL(page.url()).pathname).toBe('/faq');
  });
});

test('the theme turns, and stays turned on the next page', async () => {
  const page = await open('/pricing');
  const paper = () => page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
  const before = await paper();
  await page.click('[data-theme-toggle]');
  const after = await paper();
  expect(after).not.toBe(before);
  await page.goto(new URL('/about', page.url()).href);
  expect(await paper()).toBe(after);
});

test('billing switches the prices', async () => {
  const page = await open('/pricing');
  expect(await isVisible(page, '.when-yearly')).toBe(false);
  await page.$eval('[data-billing=yearly]', (choice) => (choice as HTMLInputElement).click());
  expect(await isVisible(page, '.when-yearly')).toBe(true);
  expect(await isVisible(page, '.when-monthly')).toBe(false);
});

test('try your ink: name and color paint, and the address carries them', async () => {
  const page = await open('/?brand=Acme&ink=0a7f5c');
  expect(await textOf(page, '.hero-card [data-brand-text]')).toBe('Acme');
  const painted = await page.$eval('.hero-plate', (plate) =>
    getComputedStyle(plate).getPropertyValue('--print'),
  );
  await page.locator('[data-ink-form] [name=brand]').fill('Nimbus');
  await page.waitForFunction(() => location.search.includes('brand=Nimbus'));
  expect(await textOf(page, '.hero-card [data-brand-text]')).toBe('Nimbus');
  expect(painted).toContain('light-dark');
});

test('the carousel turns by its dots', async () => {
  const page = await open('/');
  await page.$eval('.carousel-track', (track) => track.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(awake('Carousel'));
  await page.$eval('.carousel-dot:nth-child(3)', (dot) => (dot as HTMLElement).click());
  await page.waitForSelector('.carousel-slide:nth-child(3)[data-place="0"]:not([inert])');
});

test('the popup shows and closes', async () => {
  const page = await open('/');
  await page.waitForSelector('aside.popup[data-open]', { timeout: 30_000 });
  await page.hover('aside.popup');
  await page.click('aside.popup button');
  await waitHidden(page, 'aside.popup');
});

test('the provider tile opens on hover and on focus', async () => {
  const page = await open('/');
  await page.$eval('.provider-tile', (tile) => tile.scrollIntoView({ block: 'center' }));
  await page.hover('.provider-tile button');
  await waitVisible(page, '#custom-provider');
  await page.mouse.move(1, 1);
  await waitHidden(page, '#custom-provider');
  await page.focus('.provider-tile button');
  await waitVisible(page, '#custom-provider');
});

describe('questions', () => {
  test('tabs, search and answers', async () => {
    const page = await open('/faq');
    await page.click('[role=tab]:nth-child(2)');
    await waitVisible(page, '#platform-features');
    await page.waitForSelector(awake('FaqBrowser'));
    await page.locator('#faq-search').fill('provider');
    await page.waitForFunction(() =>
      /\d+ answers? for/.test(document.querySelector('search [role=status]')?.textContent ?? ''),
    );
    expect(new URL(page.url()).search).toBe('?q=provider');
    await page.click('search button');
    await page.click('#platform-features summary');
    await waitVisible(page, '#platform-features .question-answer');
  });
});

describe('forms', () => {
  test('the hero refuses what is no address, and thanks for one', async () => {
    const page = await open('/');
    await page.locator('#hero-email').fill('nobody');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#hero-email[aria-invalid=true]');
    await page.locator('#hero-email').fill('ada@example.com');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#hero-email-message .text-good');
  });

  test('contact answers that nothing is sent, and keeps what was typed', async () => {
    const page = await open('/contact');
    await page.locator('#contact-message').fill('Lisbon, in May.');
    await page.click('main form [type=submit]');
    await waitVisible(page, '#notice');
    expect(
      await page.$eval('#contact-message', (field) => (field as HTMLTextAreaElement).value),
    ).toBe('Lisbon, in May.');
  });

  test('sign-in answers, and sign-up goes on to it', async () => {
    const page = await open('/sign-up');
    for (const id of ['first-name', 'last-name', 'sign-up-password', 'confirm-password']) {
      await page.locator(`#${id}`).fill('x');
    }
    await page.locator('#sign-up-email').fill('a@b.example');
    await page.click('#agreement');
    await Promise.all([page.waitForNavigation(), page.click('form [type=submit]')]);
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    await page.click('[role=group] button');
    await waitVisible(page, '#notice');
  });
});

test('a button whose target is not open yet is answered, and the answer can be put away', async () => {
  const page = await open('/features/analytics');
  await page.click('main button[data-notice]');
  await waitVisible(page, '#notice');
  await page.click('#notice button');
  await waitHidden(page, '#notice');
});
