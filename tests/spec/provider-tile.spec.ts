import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../support/islands.ts';
import { content } from './shipped.ts';

const { providers } = content.landing.setup;
const custom = providers.tiles.find(({ status }) => status === 'custom');

const tile = (page: Page) => page.getByRole('button', { name: custom?.name ?? '' });
const card = (page: Page) => page.locator('#custom-provider');
const sales = (page: Page) => card(page).getByRole('link', { name: 'Contact Sales' });

test('§4 §9 Custom provider tile: hover shows the card with $999/year, its features and Contact Sales', async ({
  page,
}) => {
  await page.goto('/');
  await expect(card(page)).toBeHidden();
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'false');
  await tile(page).hover();
  await expect(card(page)).toBeVisible();
  await expectAwake(page, 'ProviderTile');
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page)).toContainText('$999/year');
  for (const words of [custom?.customInfo?.title, ...(custom?.customInfo?.features ?? [])])
    await expect(card(page)).toContainText(words ?? '');
  // The pointer can move onto the card.
  await sales(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(card(page)).toBeHidden();
  await tile(page).hover();
  await sales(page).click();
  await expect(page).toHaveURL('/contact');
});

test('§4 Custom provider tile: keyboard focus shows the card, Escape and moving on hide it', async ({
  page,
}) => {
  await page.goto('/');
  await tile(page).focus();
  await expect(card(page)).toBeVisible();
  await expectAwake(page, 'ProviderTile');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(tile(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sales(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('§4 Custom provider tile: a tap shows the card, inside the screen; another or one elsewhere hides it', async ({
    page,
  }) => {
    await page.goto('/');
    await tile(page).tap();
    await expect(card(page)).toBeVisible();
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await tile(page).tap();
    await expect(card(page)).toBeHidden();
    await tile(page).tap();
    await expect(card(page)).toBeVisible();
    await page.getByRole('heading', { name: providers.title }).tap();
    await expect(card(page)).toBeHidden();
    await tile(page).tap();
    await sales(page).tap();
    await expect(page).toHaveURL('/contact');
  });
});
