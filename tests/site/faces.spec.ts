import { expect, test } from '@playwright/test';
import { content } from './pages.ts';

test('a first visit is painted without the faces, and wears them at once when they have come', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-faces');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-faces');
  const family = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"?Display"?,/);
});

test('a page after the first begins with the faces', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-faces');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: content.navigation.pricing.label, exact: true })
    .click();
  await page.waitForURL('/pricing', { waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset.faces)).toBe('');
});

test('faces that never come leave the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = page.waitForRequest('**/*.woff2');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-faces');
  expect(errors).toEqual([]);
});

test('a new width lets go of what was held while the faces came', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-faces');
  await expect(page.locator('h1')).toHaveAttribute('style', /min-height/);
  await page.setViewportSize({ width: 500, height: 700 });
  await expect(page.locator('main [style]:not([style=""])')).toHaveCount(0);
});
