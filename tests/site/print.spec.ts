import { expect, test } from '@playwright/test';
import { planBands } from '../support/islands.ts';

for (const { path, nth, where, set, priced } of planBands) {
  test(`prices printed from ${where} stand whole under their headings, monthly and yearly`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    const plans = page.locator('.plans').nth(nth);
    await expect(plans.locator('.billing-toggle')).toBeHidden();
    const yearly = plans.locator('.when-yearly:visible');
    await expect(plans.locator('.when-monthly:visible')).toHaveCount(priced.length);
    await expect(yearly).toHaveCount(priced.length);
    for (const price of await yearly.all()) await expect(price).toContainText(set.words.yearly);
    for (const part of await page.locator('main :is(.plan, tr, figure)').all()) {
      await expect(part).toHaveCSS('break-inside', 'avoid');
    }
    for (const heading of await page.locator('main :is(h2, h3)').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
  });
}
