import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../support/islands.ts';
import { everyPath } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';
import { allOf, bodyOf } from './built-page.ts';
import { content } from './shipped.ts';

const { landing, words } = content;
const { messages } = landing.popup;

const popup = (page: Page) => page.locator('aside[aria-label="Recent activity"]');
const close = (page: Page) => popup(page).getByRole('button', { name: landing.popup.close });

/** Every roll of the dice gives this. */
const loadDice = (page: Page, roll: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, roll);

/** Moves the clock to so many milliseconds after the page's start. */
async function passTo(page: Page, ms: number) {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(ms - now);
}

/** To the moment at which the popup's code has come. */
async function open(page: Page) {
  await page.setViewportSize({ width: 1024, height: 700 });
  await stopClock(page);
  await page.goto('/');
  await passTo(page, 3000);
  await expectAwake(page, 'Popup');
}

async function openAndShow(page: Page) {
  await open(page);
  await passTo(page, 5000);
  await expect(popup(page)).toBeVisible();
}

/** Hidden until just before, and shown then, or the other way round. */
async function expectAfter(page: Page, ms: number, isShown: boolean) {
  await page.clock.runFor(ms - 100);
  await expect(popup(page)).toBeVisible({ visible: !isShown });
  await page.clock.runFor(101);
  await expect(popup(page)).toBeVisible({ visible: isShown });
}

test('§4 §9 Popup: first after 5 s, at the bottom left, for 6 s', async ({ page }) => {
  await open(page);
  await passTo(page, 4900);
  await expect(popup(page)).toBeHidden();
  await passTo(page, 5000);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toHaveRole('complementary');
  const { x = -1, y = 0, width = 0, height = 0 } = (await popup(page).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThan(1024 / 2);
  expect(y).toBeGreaterThan(700 / 2);
  expect(y + height).toBeLessThanOrEqual(700);
  await expectAfter(page, 6000, false);
});

for (const { roll, gap, minutes, first, second } of [
  { roll: 0, gap: 15_000, minutes: '1 minute ago', first: 0, second: 1 },
  { roll: 0.99999, gap: 25_000, minutes: '15 minutes ago', first: 29, second: 28 },
]) {
  test(`§4 §3 Popup: “${minutes}”, all of a message, and another one after ${gap / 1000} s, even where chance repeats itself`, async ({
    page,
  }) => {
    await loadDice(page, roll);
    await openAndShow(page);
    const shown = { ...messages[first] };
    for (const part of [shown.name, shown.location, shown.plan, shown.message])
      await expect(popup(page)).toContainText(part ?? '');
    await expect(popup(page).getByText(minutes, { exact: true })).toBeVisible();
    await expect(popup(page).getByText(words.sample, { exact: true })).toBeVisible();
    await expectAfter(page, 6000, false);
    await expectAfter(page, gap, true);
    await expect(popup(page)).toContainText(messages[second]?.message ?? '');
    await expectAfter(page, 6000, false);
  });
}

test('§4 Popup: stays while the pointer rests on it', async ({ page }) => {
  await openAndShow(page);
  await popup(page).hover();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeVisible();
  await page.mouse.move(900, 100);
  await page.clock.runFor(6000);
  await expect(popup(page)).toBeHidden();
});

/** The landing page once more in the same visit, for as long as a first message takes. */
async function comeBack(page: Page) {
  await page.goto('/pricing');
  await page.goto('/');
  await page.clock.runFor(3000);
  await expectAwake(page, 'Popup');
  await page.clock.runFor(2100);
}

test('§4 Popup: close hides it, by pointer and keyboard; the second close ends it for the visit', async ({
  page,
  browser,
}) => {
  await loadDice(page, 0);
  await openAndShow(page);
  await close(page).click();
  await expect(popup(page)).toBeHidden();
  await page.mouse.move(900, 100);
  await expectAfter(page, 15_000, true);
  await comeBack(page);
  await expect(popup(page)).toBeVisible();
  await close(page).press('Enter');
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(600_000);
  await expect(popup(page)).toBeHidden();
  await comeBack(page);
  await expect(popup(page)).toBeHidden();

  // Another visit knows nothing of it, also where the browser keeps nothing.
  const nextVisit = await browser.newPage();
  await nextVisit.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await openAndShow(nextVisit);
  await close(nextVisit).click();
  await expect(popup(nextVisit)).toBeHidden();
  await nextVisit.close();
});

test('§2 Popup: on the landing page only, and from 768 px: below it neither shows nor loads', async ({
  page,
}) => {
  const holders = everyPath.filter(
    (path) => allOf(bodyOf(path), '[component-export=Popup]').length > 0,
  );
  expect(holders).toEqual(['/']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 767, height: 800 });
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
  expect(asked.filter((path) => path.includes('/popup.'))).toEqual([]);
  await page.setViewportSize({ width: 768, height: 800 });
  await expectAwake(page, 'Popup');
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(popup(page)).toBeHidden();
});

test.describe('Ruling: the popup is never over the focused element', () => {
  const link = (page: Page) =>
    page.getByRole('link', { name: landing.pricing.link.label, exact: true });

  /** Scrolls so that the link lies at the bottom left of the window, where the popup would be. */
  const bringDown = (page: Page) =>
    link(page).evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 60 });
    });

  const expectClear = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const popup = document.querySelector('aside[aria-label="Recent activity"]');
          const focused = document.activeElement?.getBoundingClientRect();
          if (!popup?.checkVisibility() || !focused) return true;
          const { left, right, top, bottom } = popup.getBoundingClientRect();
          const isBeside = left >= focused.right || focused.left >= right;
          return isBeside || top >= focused.bottom || focused.top >= bottom;
        }),
      )
      .toBe(true);

  test('when it is about to show, and when scrolling brings that element under it', async ({
    page,
  }) => {
    await loadDice(page, 0);
    await open(page);
    await link(page).focus();
    await bringDown(page);
    await passTo(page, 5100);
    await expect(link(page)).toBeFocused();
    await expectClear(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(15_000);
    await expect(popup(page)).toBeVisible();
    await bringDown(page);
    await expectClear(page);
  });

  test('when the focus moves under it, while elsewhere it stays', async ({ page }) => {
    await openAndShow(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(popup(page)).toBeVisible();
    await bringDown(page);
    await link(page).evaluate((element) => element.focus({ preventScroll: true }));
    await expectClear(page);
  });
});
