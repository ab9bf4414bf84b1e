import { expect, type Page, test } from '@playwright/test';
import { installFocusFaults } from './focus-faults.ts';
import { type Walk, walk } from './focus-walk.ts';
import { content, desktop, makes, phone } from './pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectWhole = ({ count, ...wrong }: Walk, where = '') => {
  expect.soft(wrong, where).toEqual({ missed: [], repeated: [], faults: [] });
  expect.soft(count, where).toBeGreaterThan(1);
};

for (const path of makes) {
  test(`${path}: Tab comes to every control once, in sight and in order`, async ({ page }) => {
    // What comes up by itself has a walk of its own below.
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
for (const path of ['/pricing', '/legal/terms']) {
  test(`${path}: Shift and Tab go the same way back`, async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expectWhole(await walk(page, 'body', 'Shift+Tab'), `${viewport.width} px`);
    }
  });
}

test('every item of every dropdown is reached from its trigger', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/contact');
  for (const { id, title } of content.navigation.groups) {
    await page.getByRole('banner').getByRole('button', { name: title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#menu-${id}`)).toBeVisible();
    expectWhole(await walk(page, `#menu-${id}`), title);
  }
});

test('every link of the drawer is reached in sight, both ways, and Tab stays inside', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
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
      return activeElement !== body && !activeElement?.closest('dialog');
    });
  await drawer.getByRole('link').last().focus();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isOutside()).toBe(false);
  }
});

/** What is wrong with the stop at which the keyboard stands, or nothing where it has left the page. */
const faultsHere = (page: Page) =>
  page.evaluate(async () => {
    // A browser tells a page that it has scrolled with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    return window.focusFaults(focused).map((fault) => `${window.nameOf(focused)} ${fault}`);
  });

test('the popup covers no stop of the keyboard, wherever the page stands', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.clock.install();
  await page.goto('/');
  const popup = page.locator('aside.popup');
  await page.clock.fastForward(3000);
  await expect(page.locator('astro-island[data-awake]', { has: popup })).toHaveCount(1);
  await installFocusFaults(page);
  let timesShown = 0;
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    // Past the longest gap, so that the next message comes up beside whatever has the focus now.
    if (await popup.isHidden()) await page.clock.fastForward(25_000);
    if (await popup.isVisible()) timesShown += 1;
    const found = await faultsHere(page);
    if (!found) break;
    faults.push(...found);
  }
  expect(faults).toEqual([]);
  expect(timesShown).toBeGreaterThan(10);
});

for (const viewport of [desktop, phone]) {
  test(`a notice does not cover the button that asked for it, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/features/analytics');
    await installFocusFaults(page);
    const button = page.locator('main button[data-notice]').last();
    await button.focus();
    // At the lower edge of a low window, where messages come up.
    await page.setViewportSize({ width: viewport.width, height: 480 });
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.keyboard.press('Enter');
    const notice = page.locator('#notice');
    await expect(page.locator('astro-island[data-awake]', { has: notice })).toHaveCount(1);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(button).toBeFocused();
    expect(await faultsHere(page)).toEqual([]);
  });
}
