import { expect, test } from '@playwright/test';
import { everyPath, phone } from './pages.ts';

for (const path of everyPath) {
  test(`${path} asks for nothing before its first paint, and blocks it by nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('html[data-dressed]')).toBeAttached();
    const { painted, files } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: (
        performance.getEntriesByType('resource') as (PerformanceEntry & {
          renderBlockingStatus: string;
        })[]
      ).map(({ name, startTime, renderBlockingStatus }) => ({
        name,
        start: startTime,
        blocks: renderBlockingStatus,
      })),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(files.some(({ name }) => name.endsWith('.woff2'))).toBe(true);
    const early = files.filter(({ start }) => start < painted).map(({ name }) => name);
    expect(early.filter((name) => /\.(js|woff2|css)$/.test(name))).toEqual([]);
    expect(files.filter(({ blocks }) => blocks === 'blocking')).toEqual([]);
  });
}
