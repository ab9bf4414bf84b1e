import { expect, test } from '@playwright/test';
import { everyPath } from './pages.ts';

test('every page reflows at 320 px, as at 400 % zoom, without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of everyPath) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    for (const control of await page.locator('header').locator('a:visible, button:visible').all()) {
      const box = await control.boundingBox();
      expect(box && box.x + box.width, path).toBeLessThanOrEqual(320);
    }
  }
});
