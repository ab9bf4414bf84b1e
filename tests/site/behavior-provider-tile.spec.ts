import { expect, type Page, test } from '@playwright/test';
import { expectAwake, islandOf, providerTiles } from '../support/islands.ts';
import { content, phone } from '../support/pages.ts';

for (const { path, nth, where, words, name, customInfo } of providerTiles) {
  const tile = (page: Page) => islandOf(page, 'ProviderTile', nth).getByRole('button', { name });
  const card = (page: Page) => islandOf(page, 'ProviderTile', nth).locator('.provider-card');
  const action = (page: Page) => card(page).getByRole('link');
  const expectFollowed = async (page: Page) => {
    const { href } = customInfo.action;
    if (content.language.paths.includes(href)) await expect(page).toHaveURL(href);
  };

  test(`${where}: hover shows the card of “${name}” and all it says`, async ({ page }) => {
    await page.goto(path);
    await expect(card(page)).toBeHidden();
    await expect(tile(page)).toHaveAttribute('aria-expanded', 'false');
    await tile(page).hover();
    await expect(card(page)).toBeVisible();
    await expectAwake(page, 'ProviderTile', nth);
    await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
    for (const said of [customInfo.title, customInfo.price, ...customInfo.features])
      await expect(card(page)).toContainText(said);
    // The pointer can move onto the card.
    await action(page).hover();
    await expect(card(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(card(page)).toBeHidden();
    await tile(page).hover();
    await action(page).click();
    await expectFollowed(page);
  });

  test(`${where}: keyboard focus shows the card of “${name}”, Escape and moving on hide it`, async ({
    page,
  }) => {
    await page.goto(path);
    await tile(page).focus();
    await expect(card(page)).toBeVisible();
    await expectAwake(page, 'ProviderTile', nth);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(tile(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(action(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeHidden();
  });

  test(`${where}: Escape closes the card of “${name}” under the pointer, Enter the open one, and the pointer takes no focus along`, async ({
    page,
  }) => {
    await page.goto(path);
    await tile(page).hover();
    await expectAwake(page, 'ProviderTile', nth);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await page.mouse.move(1, 1);
    await tile(page).focus();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(action(page)).toBeFocused();
    await tile(page).hover();
    await page.mouse.move(1, 1);
    await expect(action(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
  });

  test.describe(`${where}, on a touch screen`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: phone });

    test(`a tap shows the card of “${name}” on the screen; another, or one elsewhere, hides it`, async ({
      page,
    }) => {
      await page.goto(path);
      await tile(page).tap();
      await expect(card(page)).toBeVisible();
      const { x = -1, width = 0 } = (await card(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(phone.width);
      await tile(page).tap();
      await expect(card(page)).toBeHidden();
      await tile(page).tap();
      await expect(card(page)).toBeVisible();
      const { title } = words.providers;
      await page.getByRole('heading', { name: title, exact: true }).first().tap();
      await expect(card(page)).toBeHidden();
      await tile(page).tap();
      await action(page).tap();
      await expectFollowed(page);
    });
  });
}
