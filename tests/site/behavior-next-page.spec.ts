import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../../tools/setup/chromium.mjs';
import { anyPath, content, longPath, mainPaths, makes, unknownPath } from '../support/pages.ts';

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

/** Pages that the footer of another leads to. */
const [next, other] = content.navigation.groups
  .flatMap(({ items }) => items.map(({ href }) => href))
  .filter((href) => href !== anyPath && content.language.paths.includes(href));
const linkTo = (href: string) => `footer nav a[href="${href}"]`;
const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
const shownAfter = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceEntry & { activationStart: number }).activationStart;
  });

if (next && content.navigation.themeSwitch) {
  test('the page behind a link is prepared when the pointer rests on it, and has the theme chosen since', async () => {
    await page.goto(site + anyPath);
    await page.hover(linkTo(next));
    await expect.poll(() => ahead).toContain(next);
    await page.click('[data-theme-toggle]');
    const chosen = await theme();
    expect(chosen).toMatch(/^(light|dark)$/);
    // The prepared page takes the place of this one, and with it the tool's hold on the page.
    await Promise.all([page.waitForNavigation(), page.click(linkTo(next))]);
    const path = () => page.evaluate(() => location.pathname).catch(() => '');
    await expect.poll(path).toBe(next);
    expect(await shownAfter()).toBeGreaterThan(0);
    expect(await theme()).toBe(chosen);
  });
}

for (const path of makes.filter((each) => each !== unknownPath)) {
  const elsewhere = [anyPath, longPath, unknownPath].find((each) => each !== path) ?? '';
  const hasSwitch = content.navigation.themeSwitch && mainPaths.includes(elsewhere);

  test(`${path} is kept for the way back, as it was left, with the theme chosen since`, async () => {
    await page.goto(site + path);
    await page.evaluate(() => {
      document.title = 'kept';
    });
    await page.goto(site + elsewhere);
    if (hasSwitch) await page.click('[data-theme-toggle]');
    const chosen = await theme();
    // A page that comes back whole loads nothing, which the tool would wait for.
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.title === 'kept');
    expect(page.url()).toBe(site + path);
    await expect.poll(theme).toBe(chosen);
  });
}

if (next && other) {
  test('where browsers know no such rules, the page is read ahead, once', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const read: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') read.push(new URL(request.url()).pathname);
    });
    await page.goto(anyPath);
    await page.locator(linkTo(next)).hover();
    await expect.poll(() => read).toEqual([next]);
    await page.mouse.move(0, 0);
    await page.locator(linkTo(next)).hover();
    await page.locator(linkTo(other)).hover();
    await expect.poll(() => read).toEqual([next, other]);
  });
}
