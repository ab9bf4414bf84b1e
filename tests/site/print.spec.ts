import { expect, test } from '@playwright/test';
import { bandsOf, content } from '../support/pages.ts';

for (const { path, words } of bandsOf('plans-hero')) {
  const set = content.plans[words.plans];
  test(`prices printed from ${path} stand whole under their headings, monthly and yearly`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('.billing-toggle')).toBeHidden();
    const priced = set?.plans.filter(({ price }) => price) ?? [];
    const yearly = page.locator('.when-yearly:visible');
    await expect(page.locator('.when-monthly:visible')).toHaveCount(priced.length);
    await expect(yearly).toHaveCount(priced.length);
    for (const price of await yearly.all()) {
      await expect(price).toContainText(set?.words.yearly ?? '');
    }
    for (const part of await page.locator('main :is(.plan, tr, figure)').all()) {
      await expect(part).toHaveCSS('break-inside', 'avoid');
    }
    for (const heading of await page.locator('main :is(h2, h3)').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
  });
}
