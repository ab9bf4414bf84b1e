import { expect, type Page, test } from '@playwright/test';
import { phone } from '../support/pages.ts';
import { content } from './shipped.ts';

const { brand, landing } = content;
const words = landing.hero.ink;

const nameField = (page: Page) => page.getByRole('textbox', { name: words.name });
const card = (page: Page) => page.locator('.hero-card [data-brand-text]').first();
const ink = (page: Page, name: string) => page.getByRole('radio', { name });
const inkOf = (page: Page) =>
  page.locator('.hero-plate').evaluate((element) => {
    const probe = document.createElement('i');
    element.append(probe);
    probe.style.color = 'var(--print)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('Try your ink: a name and an ink repaint the hero, and stand in the address', async ({
  page,
}) => {
  await page.goto('/');
  const before = await inkOf(page);
  await nameField(page).fill('Nimbus Reisen');
  const repainted = page.locator('[data-brand-text]').filter({ hasText: 'Nimbus Reisen' });
  await expect(repainted).toHaveCount(await page.locator('[data-brand-text]').count());
  await expect(page.getByRole('banner')).toContainText(brand.name);
  await nameField(page).fill('   ');
  await expect(card(page)).toHaveText(brand.name);

  await ink(page, words.swatches.enterprises).check({ force: true });
  await expect(page).toHaveURL('/?ink=enterprises');
  const cobalt = await inkOf(page);
  expect(cobalt).not.toBe(before);
  await ink(page, words.swatches.agencies).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ink(page, words.swatches.operators)).toBeChecked();
  await expect(page).toHaveURL('/?ink=operators');
  expect(await inkOf(page)).not.toBe(cobalt);
});

test('Try your ink: any color survives a reload and reaches a colleague; reset forgets it', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByLabel(words.any).fill('#0a7f5c');
  await nameField(page).fill('Acme');
  await expect(page).toHaveURL('/?brand=Acme&ink=0a7f5c');
  const painted = await inkOf(page);

  const colleague = await browser.newPage();
  await colleague.goto(page.url());
  await expect(nameField(colleague)).toHaveValue('Acme');
  for (const visit of [page, colleague]) {
    await visit.reload();
    await expect(card(visit)).toHaveText('Acme');
    expect(await inkOf(visit)).toBe(painted);
  }
  await colleague.close();

  // The address is left behind, the choice is not.
  await page.goto('/pricing');
  await page.goto('/');
  await expect(card(page)).toHaveText('Acme');
  await page.getByRole('button', { name: words.reset }).click();
  await expect(card(page)).toHaveText(brand.name);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(card(page)).toHaveText(brand.name);
});

test('Try your ink: long, foreign and hostile names hold on a phone', async ({ page }) => {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => alarms.push(dialog.message()));
  await page.setViewportSize(phone);
  for (const name of [
    'W'.repeat(40),
    '🛫🌍✨ Trip',
    'رحلات البحر',
    '<img src=x onerror=alert(1)>',
  ]) {
    await page.goto(`/?brand=${encodeURIComponent(name)}`);
    await expect(card(page)).toHaveText(name);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
  expect(alarms).toEqual([]);
});

test('Try your ink: the copy button answers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?brand=Acme&ink=startups');
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Try your ink: the first ink is shown, and nothing to fill in', async ({ page }) => {
    await page.goto('/?ink=startups');
    await expect(card(page)).toHaveText(brand.name);
    await expect(page.locator('[data-ink-form]')).toBeHidden();
  });
});
