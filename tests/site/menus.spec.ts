import { expect, type Locator, type Page, test } from '@playwright/test';
import { anyPath, content, desktop, hasRow, phone, rowWidth } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { navigation, words } = content;
const groups = navigation.groups.map(({ title, items }) => ({
  title,
  items: items.filter(({ footerOnly }) => !footerOnly),
}));
const last = groups.at(-1) as (typeof groups)[number];

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });
const openPanels = (page: Page) => page.locator('.dropdown:popover-open');
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());

/** From now on links lead nowhere: what a choice does to its menu can then be looked at. */
const stayOnPage = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );

if (hasRow && groups.length > 0) {
  test.describe('dropdowns', () => {
    test.use({ viewport: desktop });
    test.beforeEach(({ page }) => page.goto(anyPath));

    test('each lies under its trigger and on the screen, 18rem wide with a badge, else 14rem', async ({
      page,
    }) => {
      for (const width of [1280, 1200].filter((each) => each >= rowWidth)) {
        await page.setViewportSize({ width, height: 800 });
        for (const { title, items } of groups) {
          await trigger(page, title).click();
          await expect(openPanels(page)).toHaveCount(1);
          const [panel, from] = [await boxOf(openPanels(page)), await boxOf(trigger(page, title))];
          const rem = items.some(({ badge }) => badge) ? 18 : 14;
          expect.soft(panel.width, title).toBe(rem * 16);
          const edge = content.language.dir === 'rtl' ? 'right' : 'left';
          expect.soft(Math.abs(panel[edge] - from[edge]), title).toBeLessThanOrEqual(1);
          expect.soft(panel.y, title).toBeGreaterThanOrEqual(from.bottom - 8);
          expect.soft(panel.left, title).toBeGreaterThanOrEqual(0);
          expect.soft(panel.right, title).toBeLessThanOrEqual(width);
          await page.keyboard.press('Escape');
        }
      }
    });

    test('a trigger says whether its panel is open, and one is open at a time', async ({
      page,
    }) => {
      const menu = header(page).getByRole('navigation');
      const expanded = menu.locator('[aria-expanded="true"]');
      await expect(menu.locator('[aria-expanded="false"]')).toHaveCount(groups.length);
      for (const { title } of groups) {
        await trigger(page, title).click();
        await expect(openPanels(page)).toHaveCount(1);
        await expect(expanded).toHaveText([title]);
      }
      await expanded.click();
      await expect(openPanels(page)).toHaveCount(0);
      await expect(expanded).toHaveCount(0);
    });

    test('a panel closes on a click elsewhere and on choosing an item', async ({ page }) => {
      await stayOnPage(page);
      const leave = [
        () => page.mouse.click(1270, 790),
        () => openPanels(page).getByRole('link').first().click(),
      ];
      for (const act of leave) {
        await trigger(page, last.title).click();
        await expect(openPanels(page)).toHaveCount(1);
        await act();
        await expect(openPanels(page)).toHaveCount(0);
        await expect(trigger(page, last.title)).toHaveAttribute('aria-expanded', 'false');
      }
    });

    test('a panel closes on Escape and hands the focus back', async ({ page }) => {
      await trigger(page, last.title).focus();
      await page.keyboard.press('Enter');
      await expect(openPanels(page)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', last.items[0]?.href ?? '');
      await page.keyboard.press('Escape');
      await expect(openPanels(page)).toHaveCount(0);
      await expect(trigger(page, last.title)).toBeFocused();
      await expect(trigger(page, last.title)).toHaveAttribute('aria-expanded', 'false');
    });

    test('a panel closes when Tab leaves it, and does not come back with the row', async ({
      page,
    }) => {
      await trigger(page, last.title).focus();
      await page.keyboard.press('Enter');
      for (const _ of [...last.items, last]) await page.keyboard.press('Tab');
      await expect(openPanels(page)).toHaveCount(0);
      await trigger(page, last.title).click();
      await expect(openPanels(page)).toHaveCount(1);
      await page.setViewportSize(phone);
      await expect(openPanels(page)).toHaveCount(0);
      await page.setViewportSize(desktop);
      await expect(openPanels(page)).toHaveCount(0);
    });
  });
}

test.describe('the drawer', () => {
  test.use({ viewport: phone });

  const opener = (page: Page) => page.getByRole('button', { name: words.openMenu });
  const drawer = (page: Page) => page.getByRole('dialog');

  test.beforeEach(async ({ page }) => {
    await page.goto(anyPath);
    await expect(drawer(page)).toHaveCount(0);
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('is a labelled modal dialog that lies over the page, and slides where motion is welcome', async ({
    page,
  }) => {
    await expect(drawer(page)).toHaveAccessibleName(words.menu);
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    // All but the drawer itself and what it lies in.
    const reachable = page.locator(
      'body *:not([inert], [inert] *, :has(#site-menu), #site-menu, #site-menu *)',
    );
    await expect(reachable.locator('visible=true')).toHaveCount(0);
    await expect(drawer(page)).toBeInViewport({ ratio: 1 });
    expect(await drawer(page).boundingBox()).toMatchObject({ y: 0, height: phone.height });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(drawer(page)).toHaveCSS('transition-property', /translate/);
    await expect(drawer(page)).toHaveCSS('transition-duration', /^0\.[1-9]/);
  });

  test('Escape and its button close it, the keyboard opens it, the focus returns', async ({
    page,
  }) => {
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(drawer(page)).toBeVisible();
    }
    await drawer(page).getByRole('button', { name: words.closeMenu }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('closes on choosing an item, and where the screen becomes wide enough for the row', async ({
    page,
  }) => {
    await stayOnPage(page);
    await drawer(page).getByRole('link').first().click();
    await expect(drawer(page)).toHaveCount(0);
    if (!hasRow) return;
    await opener(page).click();
    await page.setViewportSize(desktop);
    await expect(drawer(page)).toHaveCount(0);
    await expect(header(page).getByRole('navigation')).toBeVisible();
  });

  test('fits a zoomed window and scrolls to its last link', async ({ page }) => {
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: width * 0.8 });
      await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      await drawer(page).getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(drawer(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    }
  });
});
