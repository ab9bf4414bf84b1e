import { expect, test } from '@playwright/test';

test('§2 Shared layout: going back after choosing an item shows no open menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Features' });
  const item = page.getByRole('banner').getByRole('link', { name: 'Analytics' });
  await trigger.click();
  await expect(item).toBeVisible();
  await item.click();
  await expect(page).toHaveURL(/\/features\/analytics$/);
  await expect(item).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(item).toBeHidden();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('§2 Shared layout: nor does it show the overlay of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/features\/analytics$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
});

test('§2 Shared layout: choosing the page one is on closes the menu too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/features/analytics');
  await page.getByRole('banner').getByRole('button', { name: 'Features' }).click();
  const item = page.getByRole('banner').getByRole('link', { name: 'Analytics' });
  await item.click();
  await expect(item).toBeHidden();
});
