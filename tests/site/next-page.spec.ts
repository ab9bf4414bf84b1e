import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';
import { createSiteServer } from '../../server/listen.ts';
import { loadSite } from '../../server/site.ts';
import { content } from './pages.ts';

// Playwright switches off what these tests are about: pages prepared ahead, and pages kept for later.
let browser: Browser;
let page: Page;
let origin: string;

/** Pages that browsers asked for before anybody wanted to see them. */
const ahead: string[] = [];
let server: Server;

test.beforeAll(async () => {
  server = createSiteServer(await loadSite('dist'));
  server.prependListener('request', ({ url, headers }) => {
    if (headers['sec-purpose']?.includes('prerender')) ahead.push(url ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(async () => {
  ahead.length = 0;
  browser = await puppeteer.launch({
    // The whole browser: the headless shell keeps no pages.
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
});

test.afterEach(() => browser.close());

const pricingLink = 'nav a[href="/pricing"]';
const shownAfter = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceEntry & { activationStart: number }).activationStart;
  });

/** Rests on the link until the server has been asked for its page ahead of time. */
async function prepare() {
  await page.hover(pricingLink);
  await expect.poll(() => ahead).toContain('/pricing');
}

/** The prepared page takes the place of this one, and with it the tool's hold on the page. */
async function follow() {
  await Promise.all([page.waitForNavigation(), page.click(pricingLink)]);
  const path = () => page.evaluate(() => location.pathname).catch(() => '');
  await expect.poll(path).toBe('/pricing');
}

test('the page behind a link is prepared when the pointer rests on it', async () => {
  await page.goto(`${origin}/about`);
  await prepare();
  await follow();
  expect(await shownAfter()).toBeGreaterThan(0);
});

test('a page prepared before the theme was chosen wears it', async () => {
  await page.goto(`${origin}/about`);
  await prepare();
  await page.click('[data-theme-toggle]');
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  expect(theme).toMatch(/^(light|dark)$/);
  await follow();
  expect(await shownAfter()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
});

for (const path of ['/', '/pricing', '/faq', '/sign-up']) {
  test(`${path} is kept for the way back, as it was left`, async () => {
    await page.goto(origin + path);
    await page.evaluate(() => {
      document.title = 'kept';
    });
    await page.goto(`${origin}/about`);
    // A page that comes back whole loads nothing, which the tool would wait for.
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.title === 'kept');
    expect(page.url()).toBe(origin + path);
  });
}

test('a page that was kept wears the theme chosen since', async () => {
  await page.goto(`${origin}/pricing`);
  await page.goto(`${origin}/about`);
  await page.click('[data-theme-toggle]');
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => location.pathname === '/pricing');
  await page.waitForFunction(
    (theme) => document.documentElement.dataset.theme === theme,
    {},
    theme,
  );
});

test('where browsers know no such rules, the page is read ahead, once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') read.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  const link = page.getByRole('navigation').getByRole('link', {
    name: content.navigation.pricing.label,
    exact: true,
  });
  await link.first().hover();
  await expect.poll(() => read).toEqual(['/pricing']);
  await page.mouse.move(0, 0);
  await link.first().hover();
  await page.getByRole('link', { name: content.navigation.signIn.label }).first().hover();
  await expect.poll(() => read).toEqual(['/pricing', '/sign-in']);
});
