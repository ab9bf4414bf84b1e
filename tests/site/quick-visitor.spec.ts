import { expect, type Page, test } from '@playwright/test';
import { holdScript } from '../e2e/islands.ts';
import { content, desktop, phone } from './pages.ts';

/** Holds all scripts back until the answer is called. */
async function holdScripts(page: Page) {
  const release = await holdScript(page, '*');
  return async () => {
    release();
    await expect(page.locator('html[data-dressed]')).toBeAttached();
  };
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('the theme turns before any script has come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.locator('[data-theme-toggle]').click();
  expect(await theme(page)).toBe('dark');
  await release();
  expect(await theme(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('a name and a color that were chosen before the script came are painted then', async ({
  page,
}) => {
  const words = content.landing.hero.ink;
  const release = await holdScripts(page);
  await page.goto('/?brand=Other&ink=operators');
  await page.getByLabel(words.any).fill('#0a7f5c');
  await page.getByRole('textbox', { name: words.name }).fill('Acme');
  await release();
  await expect(page).toHaveURL(/\?brand=Acme&ink=0a7f5c$/);
  await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText('Acme');
});

test('one of the inks that was chosen before the script came is painted then', async ({ page }) => {
  const words = content.landing.hero.ink;
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('radio', { name: words.swatches.enterprises }).check({ force: true });
  await release();
  await expect(page).toHaveURL(/\?ink=enterprises$/);
  await expect(page.locator('.hero-plate')).toHaveClass(/ink-enterprises/);
});

test('a dropdown that was opened before the script came says so, and closes', async ({ page }) => {
  await page.setViewportSize(desktop);
  const release = await holdScripts(page);
  await page.goto('/about');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Solutions', exact: true });
  await trigger.click();
  await expect(page.locator(':popover-open')).toBeVisible();
  await release();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a drawer that was opened before the script came becomes a dialog, and closes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: content.words.openMenu }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await release();
  await expect(page.locator('#site-menu:modal')).toBeVisible();
  await page.getByRole('button', { name: content.words.closeMenu }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
});
