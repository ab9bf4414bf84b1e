import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../../scripts/chromium.mjs';
import { content } from './shipped.ts';

// Playwright switches off what most of these tests are about: pages prepared ahead, and kept for later.
let browser: Browser;
let page: Page;
let site: string;
let server: Server;

/** Pages that the browser asked for before anybody wanted to see them. */
const ahead: string[] = [];

/** Hands every question on to the server, and notes which were asked ahead of time. */
test.beforeAll(async ({ baseURL }) => {
  server = createServer(({ url = '/', headers }, response) => {
    if (headers['sec-purpose']?.includes('prerender')) ahead.push(url);
    get(`${baseURL}${url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
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

const { pricing, signIn } = content.navigation;
const pricingLink = `nav a[href="${pricing.href}"]`;
const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
const shownAfter = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceEntry & { activationStart: number }).activationStart;
  });

async function prepare() {
  await page.hover(pricingLink);
  await expect.poll(() => ahead).toContain(pricing.href);
}

/** The prepared page takes the place of this one, and with it the tool's hold on the page. */
async function follow() {
  await Promise.all([page.waitForNavigation(), page.click(pricingLink)]);
  const path = () => page.evaluate(() => location.pathname).catch(() => '');
  await expect.poll(path).toBe(pricing.href);
  expect(await shownAfter()).toBeGreaterThan(0);
}

test('the page behind a link is prepared when the pointer rests on it, and has the theme chosen since', async () => {
  await page.goto(`${site}/about`);
  await prepare();
  await page.click('[data-theme-toggle]');
  const chosen = await theme();
  expect(chosen).toMatch(/^(light|dark)$/);
  await follow();
  expect(await theme()).toBe(chosen);
});

for (const path of ['/', '/pricing', '/faq', '/sign-up']) {
  test(`${path} is kept for the way back, as it was left, with the theme chosen since`, async () => {
    await page.goto(site + path);
    await page.evaluate(() => {
      document.title = 'kept';
    });
    await page.goto(`${site}/about`);
    await page.click('[data-theme-toggle]');
    const chosen = await theme();
    // A page that comes back whole loads nothing, which the tool would wait for.
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.title === 'kept');
    expect(page.url()).toBe(site + path);
    await expect.poll(theme).toBe(chosen);
  });
}

test('where browsers know no such rules, the page is read ahead, once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') read.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  const header = page.getByRole('banner').locator('> div');
  const link = header.locator(`a[href="${pricing.href}"]`);
  await link.hover();
  await expect.poll(() => read).toEqual([pricing.href]);
  await page.mouse.move(0, 0);
  await link.hover();
  await header.locator(`a[href="${signIn.href}"]`).hover();
  await expect.poll(() => read).toEqual([pricing.href, signIn.href]);
});
