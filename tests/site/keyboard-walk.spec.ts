import { expect, test } from '@playwright/test';
import { type Walk, walk } from '../support/focus-walk.ts';
import {
  anyPath,
  bandsOf,
  content,
  desktop,
  hasRow,
  longPath,
  makes,
  phone,
} from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectWhole = ({ count, ...wrong }: Walk, where = '', least = 2) => {
  expect.soft(wrong, where).toEqual({ missed: [], repeated: [], faults: [] });
  expect.soft(count, where).toBeGreaterThanOrEqual(least);
};

for (const path of makes) {
  test(`${path}: Tab comes to every control once, in sight and in order`, async ({ page }) => {
    // What comes up by itself has a walk of its own.
    await page.route('**/recent-activity.json', (route) => route.abort());
    await page.setViewportSize(phone);
    await page.goto(path);
    expectWhole(await walk(page), `as it comes, ${phone.width} px`);

    await page.setViewportSize(desktop);
    await page.goto(path);
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('details')) item.open = true;
    });
    expectWhole(await walk(page), `with every answer open, ${desktop.width} px`);
  });
}

// The way back scrolls up, and so towards the header that lies over the page.
for (const path of new Set([longPath, ...bandsOf('plans-hero').map((each) => each.path)])) {
  test(`${path}: Shift and Tab go the same way back`, async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expectWhole(await walk(page, 'body', 'Shift+Tab'), `${viewport.width} px`);
    }
  });
}

if (hasRow) {
  test('every item of every dropdown is reached from its trigger', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(anyPath);
    for (const { id, title, items } of content.navigation.groups) {
      await page.getByRole('banner').getByRole('button', { name: title, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#menu-${id}`)).toBeVisible();
      const shown = items.filter(({ footerOnly }) => !footerOnly);
      expectWhole(await walk(page, `#menu-${id}`), title, shown.length);
    }
  });
}

test('every link of the drawer is reached in sight, both ways, and Tab stays inside', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(anyPath);
  await page.getByRole('button', { name: content.words.openMenu }).press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeInViewport({ ratio: 1 });
  // Opened, it has the focus on its first control; the way back begins at its last.
  expectWhole(await walk(page, '#site-menu'), 'Tab');
  await drawer.getByRole('link').last().focus();
  expectWhole(await walk(page, '#site-menu', 'Shift+Tab'), 'Shift+Tab');
  const isOutside = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('#site-menu');
    });
  await drawer.getByRole('link').last().focus();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isOutside()).toBe(false);
  }
});
