import { expect, test } from '@playwright/test';

test('§8 A link to a missing page shows it at its own address', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/demo"]').first().click();
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
