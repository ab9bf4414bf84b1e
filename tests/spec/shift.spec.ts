import { expect, test } from '@playwright/test';
import { record, shiftOf, throttle, wakeAll } from '../support/arrival.ts';
import { facesOn } from '../support/faces.ts';
import { desktop, everyPath, phone } from '../support/pages.ts';

// Words of other languages may wrap anew when the faces come; those that ship do not.

for (const path of everyPath) {
  test(`${path} does not move while it arrives`, async ({ page }) => {
    await page.addInitScript(record);
    await throttle(page);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'load' });
      await facesOn(page);
      await wakeAll(page);
      const { total, told } = await shiftOf(page);
      expect.soft(total, `${size.width} px ${told}`).toBeLessThanOrEqual(0.01);
    }
  });
}
