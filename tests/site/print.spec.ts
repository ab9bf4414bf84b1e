import { expect, test } from '@playwright/test';
import { content, has } from '../support/pages.ts';

if (has('/pricing')) {
  test('printed prices stand whole under their headings, monthly and yearly', async ({ page }) => {
    await page.goto('/pricing');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('.billing-toggle')).toBeHidden();
    const priced = content.pricing.plans.filter(({ price }) => price);
    const yearly = page.locator('.when-yearly:visible');
    await expect(page.locator('.when-monthly:visible')).toHaveCount(priced.length);
    await expect(yearly).toHaveCount(priced.length);
    for (const price of await yearly.all()) {
      await expect(price).toContainText(content.pricing.words.yearly);
    }
    for (const part of await page.locator('main :is(.plan, tr, figure)').all()) {
      await expect(part).toHaveCSS('break-inside', 'avoid');
    }
    for (const heading of await page.locator('main :is(h2, h3)').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
  });
}
