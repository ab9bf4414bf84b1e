import { expect, type Page, test } from '@playwright/test';
import { content, phone } from './pages.ts';
import { stayOnPage } from './stay-on-page.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const overlay = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await expect(overlay(page)).toHaveCount(0);
  await opener(page).click();
  await expect(overlay(page)).toBeVisible();
});

test('the overlay is a labelled modal dialog that lies over the page', async ({ page }) => {
  await expect(overlay(page)).toHaveAccessibleName(content.words.menu);
  expect(await overlay(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(overlay(page)).toBeInViewport({ ratio: 1 });
  expect(await overlay(page).boundingBox()).toMatchObject({ y: 0, height: phone.height });
});

test('the overlay holds every group and link of the header', async ({ page }) => {
  const { groups, pricing, signIn, signUp } = content.navigation;
  const items = groups.flatMap((group) => group.items.filter(({ footerOnly }) => !footerOnly));
  for (const { title } of groups) {
    await expect(overlay(page).getByText(title, { exact: true })).toBeVisible();
  }
  const links = overlay(page).getByRole('link');
  await expect(links).toHaveCount(items.length + 3);
  for (const { label, href } of [pricing, ...items, signIn, signUp]) {
    await expect(overlay(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
});

test('every link of the overlay can be scrolled to and pressed', async ({ page }) => {
  await overlay(page).getByRole('link', { name: 'Cookie Policy' }).click();
  await page.waitForURL('/legal/cookie-policy');
  await expect(overlay(page)).toHaveCount(0);
});

test('Escape closes it and the focus returns to its button', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('its button closes it and the focus returns', async ({ page }) => {
  await overlay(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('it closes on choosing an item', async ({ page }) => {
  await stayOnPage(page);
  await overlay(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(overlay(page)).toHaveCount(0);
});

test('Tab stays inside it', async ({ page }) => {
  const count = await overlay(page).locator('a, button').count();
  const outside = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) seen.push(target.outerHTML);
    });
    return seen;
  });
  for (let press = 0; press < count + 3; press += 1) await page.keyboard.press('Tab');
  expect(await outside.jsonValue()).toEqual([]);
});

test('the keyboard alone opens it', async ({ page }) => {
  await page.keyboard.press('Escape');
  for (const key of ['Enter', 'Space']) {
    await opener(page).press(key);
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
  }
});

test('it slides in where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(overlay(page)).toHaveCSS('transition-property', /translate/);
  await expect(overlay(page)).toHaveCSS('transition-duration', /^0\.[1-9]/);
});

test('it closes when the screen becomes wide enough for the row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
});
