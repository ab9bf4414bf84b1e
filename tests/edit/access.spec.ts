import { expect, test } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { edit, panel, press } from './editor.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing for axe to find in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await edit(page);
    await page.locator('h1 ~ p').first().click();
    for (const name of [undefined, 'Page', 'Prices', 'Brand', 'Changes']) {
      if (name) await page.getByRole('button', { name, exact: true }).click();
      await expect(panel(page)).toBeVisible();
      expect.soft(await violations(page, 'edit-panel'), name).toEqual([]);
    }
  });
}

test('by keyboard alone: to a text, into it, out of it', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Tab');
  const at = page.getByRole('button', { name: /^Edit: / });
  await expect(at).toBeFocused();
  // What it is comes from the server, a moment later.
  await expect(at).not.toHaveAttribute('aria-label', /Text of this page/);
  const first = await at.getAttribute('aria-label');
  await page.keyboard.press('Tab');
  await expect(at).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Shift+Tab');
  await expect(at).toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(at).toBeFocused();
});

test('holding Alt shows the texts, without switching editing on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.keyboard.down('Alt');
  await page.locator('h1').hover();
  await expect(page.getByText('Headline: a full sentence')).toBeVisible();
  await page.keyboard.up('Alt');
  await expect(page.getByText('Headline: a full sentence')).toBeHidden();
});

test('a narrow window is told that it is too narrow; enlarged words have room', async ({
  page,
}) => {
  await edit(page);
  await page.locator('h1').click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
  await page.keyboard.press('Escape');
  await press(page, 'Done');
  await page.setViewportSize({ width: 900, height: 768 });
  await expect(page.getByText('Editing needs a window of at least 1024 pixels.')).toBeVisible();
});
