import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { expectAwake, holdScript } from './islands.ts';

const { landing } = readContent();
const custom = landing.setup.providers.tiles.find(({ status }) => status === 'custom');

const tile = (page: Page) => page.getByRole('button', { name: custom?.name as string });
const card = (page: Page) => page.locator('#custom-provider');

test('§4 Custom provider tile: the card is hidden until asked for', async ({ page }) => {
  await page.goto('/');
  await expect(card(page)).toBeHidden();
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'false');
});

test('§4 Custom provider tile: hover shows the card, leaving hides it', async ({ page }) => {
  await page.goto('/');
  await tile(page).hover();
  await expect(card(page)).toBeVisible();
  await expectAwake(page, 'ProviderTile');
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(1, 1);
  await expect(card(page)).toBeHidden();
});

test('§4 Custom provider tile: the pointer can move onto the card', async ({ page }) => {
  await page.goto('/');
  await tile(page).hover();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('link', { name: 'Contact Sales' }).hover();
  await expect(card(page)).toBeVisible();
});

test('§9 Custom provider tile: $999/year, its features, and Contact Sales to /contact', async ({
  page,
}) => {
  await page.goto('/');
  await tile(page).hover();
  await expect(card(page)).toContainText('$999/year');
  await expect(card(page)).toContainText(custom?.customInfo?.title as string);
  await expect(card(page).getByRole('listitem')).toHaveCount(
    custom?.customInfo?.features.length as number,
  );
  await card(page).getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('§4 Custom provider tile: keyboard focus shows the card, its link comes next, Escape hides it', async ({
  page,
}) => {
  await page.goto('/');
  await tile(page).focus();
  await expect(card(page)).toBeVisible();
  await expectAwake(page, 'ProviderTile');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link', { name: 'Contact Sales' })).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test('§4 Custom provider tile: Escape on the tile hides the card and keeps the focus', async ({
  page,
}) => {
  await page.goto('/');
  await tile(page).focus();
  await expectAwake(page, 'ProviderTile');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(tile(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
});

test('§4 Custom provider tile: moving the focus on hides the card', async ({ page }) => {
  await page.goto('/');
  await tile(page).focus();
  await expectAwake(page, 'ProviderTile');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
});

test('Custom provider tile: hover and focus show the card before its script has come', async ({
  page,
}) => {
  await holdScript(page, 'provider-tile');
  await page.goto('/');
  await tile(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(card(page)).toBeHidden();
  await tile(page).focus();
  await expect(card(page)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('§4 Custom provider tile: a tap shows the card, inside the screen', async ({ page }) => {
    await page.goto('/');
    await tile(page).tap();
    await expect(card(page)).toBeVisible();
    const { x, width } = (await card(page).boundingBox()) as { x: number; width: number };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await card(page).getByRole('link', { name: 'Contact Sales' }).tap();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('§4 Custom provider tile: a tap elsewhere hides it', async ({ page }) => {
    await page.goto('/');
    await tile(page).tap();
    await expect(card(page)).toBeVisible();
    await page.getByRole('heading', { name: landing.setup.providers.title }).tap();
    await expect(card(page)).toBeHidden();
  });
});
