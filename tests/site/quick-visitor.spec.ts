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

test('a form that was sent before any script came is sent when it has come', async ({ page }) => {
  const { form } = content.landing.hero;
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto('/');
  await page.locator('#hero-email').fill('ada@example.com');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL('/');
  await release();
  await expect(page.getByRole('button', { name: form.submitting })).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(page.getByText(form.success)).toBeVisible();
});

test('a slide that was asked for before any script came is shown when it has come', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const release = await holdScripts(page);
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const dot = carousel.locator('.carousel-dot').nth(2);
  await dot.scrollIntoViewIfNeeded();
  await dot.click();
  await release();
  await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('arrow keys that were pressed on a tab before any script came are followed when it has come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(2)).toBeFocused();
});

test('the Tab key leaves the tabs before any script has come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/faq');
  const first = page.getByRole('tab').first();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(first).not.toBeFocused();
});

test('a form is the browser’s again where its script never comes', async ({ page }) => {
  const { form } = content.landing.hero;
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(form.noScript)).toBeVisible();
});
