import { expect, type Page, test } from '@playwright/test';
import { clippedTexts, outsideWindow, sidewaysScroll } from '../../tools/check/look/fit-rules.ts';
import { lookAtPage, setTextSize } from '../../tools/check/look/look-at-page.ts';
import { installVisible } from '../../tools/check/look/visible.ts';
import { pages } from './pages.ts';

// Opens every shipped page once and checks it: loading, layout, accessibility, no scripts, text spacing.

test.describe.configure({ timeout: 180_000 });

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
declare global {
  interface Window {
    shifted: number;
  }
}

/** Runs in the page before anything else does. */
function watchShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page whose faces come only after its first paint. */
async function openWithLateFaces(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.unroute('**/*.woff2');
}

/** Bytes of each kind of file that the page has asked for, as sent. */
const bytesSent = (page: Page, ending: string) =>
  page.evaluate((ending) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = files.filter(({ name }) => name.endsWith(ending));
    return asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, ending);

/** Goes through the page to its end, and comes near every island that waits for that. */
async function wakeIslands(page: Page) {
  const islands = page.locator(
    'astro-island:not([component-export=Popup], [component-export=Notice])',
  );
  for (const island of await islands.all()) await island.dispatchEvent('pointerover');
  await page.keyboard.press('End');
  for (const island of await islands.all()) {
    // An island has no box of its own, and what it shows may be hidden yet.
    await island.locator('..').scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-awake', '');
  }
}

/** Runs in the page: the spacing that WCAG 1.4.12 names. Text in SVG keeps its own and inherits none. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:not(svg *) {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  svg { letter-spacing: normal !important; word-spacing: normal !important }
  p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

for (const path of Object.keys(pages)) {
  test(`${path} fits, is accessible and loads little`, async ({ page, baseURL }) => {
    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithLateFaces(page, path);
    expect.soft(await bytesSent(page, '.js'), 'bytes of script').toBeLessThan(8000);
    expect.soft(await bytesSent(page, '.woff2'), 'bytes of fonts').toBeLessThan(40_000);
    await wakeIslands(page);
    expect.soft(await page.evaluate(() => window.shifted), 'moves').toBeLessThanOrEqual(0.01);
    await setTextSize(page, 32);
    await page.evaluate(installVisible);
    expect.soft(await page.evaluate(clippedTexts), 'text twice as large').toEqual([]);
    await setTextSize(page, 16);

    // On paper and in forced colors, the examples show every band.
    const { findings } = await lookAtPage(page, `${baseURL}${path}`, { also: ['no scripts'] });
    expect.soft(findings.map(({ message }) => message)).toEqual([]);

    await page.evaluate(spaceText);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const rule of [sidewaysScroll, outsideWindow, clippedTexts])
        expect.soft(await page.evaluate(rule), `text spacing at ${width} px`).toEqual([]);
    }
  });
}

test('runs no animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/pricing', '/features/provider-integration']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('End');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    );
    expect.soft(moving, path).toEqual([]);
  }
});

test('prints all answers of the FAQ and both prices of each plan', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faq');
  await expect(page.locator('.question-answer:visible')).toHaveCount(49);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto('/pricing');
  for (const price of ['$299', '$239', '$799', '$639'])
    await expect(page.locator('.plan').getByText(price, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('restores the scroll position on reload and on Back', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Plans sized by the eSIMs you sell' });
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const left = await top();
  await page.reload();
  await expect.poll(top).toBe(left);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(top).toBe(left);
});
