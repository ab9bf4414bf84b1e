import { expect, type Page, test } from '@playwright/test';

const tile = (page: Page) => page.getByRole('button', { name: 'Custom provider' });
const card = (page: Page) => page.locator('#custom-provider');
const sales = (page: Page) => card(page).getByRole('link', { name: 'Contact Sales' });

test('shows the custom provider’s card on hover, with a link to sales', async ({ page }) => {
  await page.goto('/');
  await expect(card(page)).toBeHidden();
  await tile(page).hover();
  await expect(card(page)).toContainText('Connect your own provider');
  await expect(card(page)).toContainText('$999/year');
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.mouse.move(1, 1);
  await tile(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(card(page)).toBeHidden();
  await tile(page).hover();
  await sales(page).click();
  await expect(page).toHaveURL('/contact');
});

test('shows the card on keyboard focus, and hides it on Escape and on Tab', async ({ page }) => {
  await page.goto('/');
  await tile(page).focus();
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(tile(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sales(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(tile(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
  await tile(page).focus();
  await expect(card(page)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows the card on a tap, and hides it on a second tap or a tap elsewhere', async ({
    page,
  }) => {
    await page.goto('/');
    await tile(page).tap();
    await expect(card(page)).toBeInViewport({ ratio: 0.1 });
    await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
    await tile(page).tap();
    await expect(card(page)).toBeHidden();
    await tile(page).tap();
    await expect(card(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Providers you can connect' }).tap();
    await expect(card(page)).toBeHidden();
    await tile(page).tap();
    await sales(page).tap();
    await expect(page).toHaveURL('/contact');
  });
});
