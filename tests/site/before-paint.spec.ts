import { expect, type Page, test } from '@playwright/test';
import { desktop, everyPath, phone } from './pages.ts';

/** When the page's largest picture or text was painted, as it stands by now. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

const filesOf = (page: Page) =>
  page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceEntry & {
        renderBlockingStatus: string;
      })[]
    ).map(({ name, startTime, renderBlockingStatus }) => ({
      name,
      start: startTime,
      blocks: renderBlockingStatus === 'blocking',
    })),
  );

for (const path of everyPath) {
  for (const size of [phone, desktop]) {
    test(`${path} asks for no script, style or font before its largest paint, ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('html[data-dressed]')).toBeAttached();
      const painted = await largestPaint(page);
      const files = await filesOf(page);
      expect(painted).toBeGreaterThan(0);
      expect(files.some(({ name }) => name.endsWith('.woff2'))).toBe(true);
      expect(files.filter(({ blocks }) => blocks)).toEqual([]);
      const early = files.filter(({ start }) => start < painted).map(({ name }) => name);
      expect(early.filter((name) => /\.(js|woff2|css)$/.test(name))).toEqual([]);
      // On wide screens a page may have four portraits in sight, which no paint waits for.
      const [document, most] = [1, size === phone ? 3 : 6];
      expect(document + early.length).toBeLessThanOrEqual(most);
    });
  }
}
