import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../support/stop-clock.ts';

const popup = (page: Page) => page.getByRole('complementary', { name: 'Recent activity' });
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close recent activity' });

/** Replaces Math.random: 0 is the shortest gap and the first message, 0.99999 the longest and last. */
const fixRandom = (page: Page, random: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, random);

/** Opens the page and waits until the script of the popup has loaded, 3 s after the start. */
async function arrive(page: Page) {
  await page.goto('/');
  const passed = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.max(0, 3000 - passed));
  await expect(page.locator('astro-island[component-export=Popup][data-awake]')).toHaveCount(1);
}

test.use({ viewport: { width: 1024, height: 700 } });
test.beforeEach(({ page }) => stopClock(page));

for (const { random, gap, ago, first, plan, second } of [
  {
    random: 0,
    gap: 15_000,
    ago: '1 minute ago',
    first: 'Inês M., Porto, Portugal, launched a storefront for weekend travelers',
    plan: 'Growth plan',
    second: 'Daniel K., Toronto, Canada, connected a second provider for Mexico',
  },
  {
    random: 0.99999,
    gap: 25_000,
    ago: '15 minutes ago',
    first: 'Kofi A., Accra, Ghana, moved West African plans to a new provider',
    plan: 'Enterprise plan',
    second: 'Leila H., Tbilisi, Georgia, changed the storefront’s colors before peak season',
  },
]) {
  test(`appears after 5 s with “${ago}”, stays 6 s, and shows another message after ${gap / 1000} s`, async ({
    page,
  }) => {
    await fixRandom(page, random);
    await arrive(page);
    await page.clock.runFor(1900);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(101);
    await expect(popup(page)).toContainText(first);
    for (const words of [ago, plan, 'Sample'])
      await expect(popup(page).getByText(words, { exact: true })).toBeVisible();
    await page.clock.runFor(5900);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(101);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(gap - 100);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(101);
    await expect(popup(page)).toContainText(second);
  });
}

test('does not return in this visit after the second close', async ({ page }) => {
  await fixRandom(page, 0);
  await arrive(page);
  await page.clock.runFor(2100);
  const home = page.getByRole('banner').getByRole('link').first();
  await home.focus();
  await close(page).press('Enter');
  await expect(popup(page)).toBeHidden();
  await expect(home).toBeFocused();
  await page.clock.runFor(15_100);
  await expect(popup(page)).toBeVisible();
  await page.goto('/about');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
  await arrive(page);
  await page.clock.runFor(2100);
  await close(page).click();
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(600_000);
  await expect(popup(page)).toBeHidden();
  await arrive(page);
  await page.clock.runFor(600_000);
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['popup-closes']);
});

test('stays under the pointer, and never covers a control', async ({ page }) => {
  await fixRandom(page, 0);
  await arrive(page);
  await page.clock.runFor(2100);
  await popup(page).hover();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeVisible();
  await page.mouse.move(900, 100);
  await page.clock.runFor(6100);
  await expect(popup(page)).toBeHidden();

  // The first link of the footer, scrolled to where the popup would be.
  const link = page.getByRole('contentinfo').getByRole('link').first();
  const bringDown = () =>
    link.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 60);
    });
  await bringDown();
  await page.clock.runFor(15_100);
  await expect(popup(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(15_100);
  await expect(popup(page)).toBeVisible();
  await bringDown();
  await expect(popup(page)).toBeHidden();
});

test('is neither shown nor loaded below 768 px', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
  expect(asked.filter((url) => /popup/i.test(url))).toEqual([]);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(() => asked.filter((url) => /popup/i.test(url))).not.toEqual([]);
  await expect(page.locator('astro-island[component-export=Popup][data-awake]')).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(popup(page)).toBeHidden();
});

test('is at the bottom left and covers no text and no control of the hero', async ({ page }) => {
  // The longest of the thirty messages.
  await fixRandom(page, 28.5 / 30);
  await arrive(page);
  await page.clock.runFor(2100);
  await expect(popup(page)).toContainText('Leila H.');
  for (const [width, height] of [
    [768, 700],
    [1024, 700],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const look = () =>
      popup(page).evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const range = document.createRange();
        const rooms: DOMRect[] = [];
        for (const part of document.querySelectorAll('.plate-stage :is(a, button, input)'))
          rooms.push(part.getBoundingClientRect());
        const texts = document.createTreeWalker(
          document.querySelector('.plate-stage') as Element,
          NodeFilter.SHOW_TEXT,
        );
        while (texts.nextNode()) {
          if (!texts.currentNode.parentElement?.checkVisibility()) continue;
          range.selectNodeContents(texts.currentNode);
          rooms.push(...range.getClientRects());
        }
        const covered = rooms.filter(
          (room) =>
            room.width > 1 &&
            left < room.right &&
            room.left < right &&
            top < room.bottom &&
            room.top < bottom,
        );
        return { left, below: innerHeight - bottom, covered: covered.length };
      });
    // A stopped clock also stops the frames by which a page learns its new size.
    await expect
      .poll(look, { message: `at ${width} × ${height}` })
      .toEqual({ left: 20, below: 20, covered: 0 });
  }
});
