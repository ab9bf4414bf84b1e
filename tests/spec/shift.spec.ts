import { expect, test } from '@playwright/test';
import { record, shiftOf, throttle, wakeAll } from '../support/arrival.ts';
import { holdFaces } from '../support/faces.ts';
import { desktop, everyPath, phone } from '../support/pages.ts';

// The faces come after the first paint: nothing may move then, nor when islands wake.

for (const path of everyPath) {
  test(`${path} does not move while it arrives`, async ({ page }) => {
    await page.addInitScript(record);
    await throttle(page);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const release = await holdFaces(page, 'continue');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await page.evaluate(() => document.fonts.ready);
      await wakeAll(page);
      const { total, told } = await shiftOf(page);
      expect.soft(total, `${size.width} px ${told}`).toBeLessThanOrEqual(0.01);
    }
  });
}
