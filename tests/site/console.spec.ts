import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../e2e/stop-clock.ts';
import { htmlOf } from './built.ts';
import { desktop, everyPath, phone } from './pages.ts';

/** Everything a page says or asks for that it should not, from now on. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (protocol !== 'data:' && asked !== origin) faults.push(`elsewhere: ${request.url()}`);
  });
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('response', (answer) => {
    const isThePage = answer.request().isNavigationRequest();
    if (answer.status() >= 400 && !isThePage) faults.push(`${answer.status()}: ${answer.url()}`);
  });
  await page.exposeFunction('report', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { report } = window as unknown as { report: (fault: string) => void };
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}

/** Touches every island in the way that wakes it. */
async function touchAll(page: Page) {
  await page.mouse.move(0, 0);
  for (const island of await page.locator('astro-island').all()) {
    const part = island.locator(':visible').first();
    if (await part.count()) await part.hover();
  }
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('notice', { detail: { text: 'A message' } }));
  });
}

/** A script that comes late notices only what is done after it came: hence once more until it has. */
async function wakeAll(page: Page) {
  const asleep = page.locator('astro-island:not([data-awake])');
  await expect(async () => {
    await touchAll(page);
    await expect(asleep).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 40_000 });
}

for (const path of everyPath) {
  test(`${path} is quiet on load, to its end, and with every island awake`, async ({
    page,
    baseURL,
  }) => {
    const faults = await watch(page, baseURL ?? '');
    await page.setViewportSize(desktop);
    await stopClock(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('End');
    await wakeAll(page);
    await page.setViewportSize(phone);
    await page.clock.runFor(6000);
    // The browser itself reports the status of a page that is not there.
    const ofTheBrowser = /^console: Failed to load resource: .* 404 \(Not Found\)$/;
    const isMissing = (await page.request.get(path)).status() === 404;
    expect(faults.filter((fault) => !(isMissing && ofTheBrowser.test(fault)))).toEqual([]);
  });

  test(`${path} has no style attribute`, () => {
    expect(htmlOf(path).match(/<[^<>]*\sstyle=["'][^<>]*>/g) ?? []).toEqual([]);
  });
}
