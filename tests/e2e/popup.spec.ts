import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { expectAwake } from './islands.ts';
import { stopClock } from './stop-clock.ts';

const { landing } = readContent();

const popup = (page: Page) => page.getByRole('complementary', { name: 'Recent activity' });
const close = (page: Page) => popup(page).getByRole('button');

/** Chance as a list of values: each call takes the next, and the last one stays. */
async function loadDice(page: Page, rolls: number[]) {
  await page.addInitScript((values) => {
    Math.random = () => (values.length > 1 ? values.shift() : values[0]) as number;
  }, rolls);
}

async function open(page: Page) {
  await page.setViewportSize({ width: 1024, height: 700 });
  await stopClock(page);
  await page.goto('/');
}

/** Moves the clock to so many milliseconds after the page's start. */
async function passTo(page: Page, ms: number) {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(ms - now);
}

/** To the moment at which the popup's code has come, and from there to its first message. */
async function openAndShow(page: Page) {
  await open(page);
  await passTo(page, 3000);
  await expectAwake(page, 'Popup');
  await passTo(page, 5000);
  await expect(popup(page)).toBeVisible();
}

test('§3 Popup: 30 messages with name, location, plan and text, of the plans Growth and Enterprise', () => {
  const { messages } = landing.popup;
  expect(messages).toHaveLength(30);
  expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(30);
  expect([...new Set(messages.map(({ plan }) => plan))].sort()).toEqual(['Enterprise', 'Growth']);
});

test('§4 Popup: not before 5 s, shown at 5 s, hidden after 6 s', async ({ page }) => {
  await open(page);
  await passTo(page, 3000);
  await expectAwake(page, 'Popup');
  await passTo(page, 4900);
  await expect(popup(page)).toBeHidden();
  await passTo(page, 5000);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(5900);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(popup(page)).toBeHidden();
});

test('§3 Popup: shows name, location, plan, text and minutes of one message', async ({ page }) => {
  await loadDice(page, [0.5]);
  await openAndShow(page);
  const message = landing.popup.messages[15];
  for (const words of [message?.name, message?.location, message?.plan, message?.message]) {
    await expect(popup(page)).toContainText(words as string);
  }
  await expect(popup(page)).toContainText('8 minutes ago');
  await expect(popup(page).getByText('Sample', { exact: true })).toBeVisible();
});

for (const [name, roll, gap] of [
  ['shortest', 0, 15_000],
  ['longest', 0.99999, 25_000],
] as const) {
  test(`§4 Popup: the ${name} wait for the next one is ${gap / 1000} s`, async ({ page }) => {
    await loadDice(page, [roll]);
    await openAndShow(page);
    await page.clock.runFor(6000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(gap - 100);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(101);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(6000);
    await expect(popup(page)).toBeHidden();
  });
}

test('§4 Popup: the next message is a different one, even where chance repeats itself', async ({
  page,
}) => {
  await loadDice(page, [0]);
  await openAndShow(page);
  const first = await popup(page).getByRole('paragraph').first().textContent();
  await page.clock.runFor(6000);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(15_001);
  await expect(popup(page)).toBeVisible();
  expect(await popup(page).getByRole('paragraph').first().textContent()).not.toBe(first);
});

for (const [words, roll] of [
  ['1 minute ago', 0],
  ['15 minutes ago', 0.99999],
] as const) {
  test(`§4 Popup: minutes reach “${words}”`, async ({ page }) => {
    await loadDice(page, [roll]);
    await openAndShow(page);
    await expect(popup(page).getByText(words, { exact: true })).toBeVisible();
  });
}

test('§4 Popup: close hides it, the next comes after the usual gap, a second close ends it', async ({
  page,
}) => {
  await loadDice(page, [0]);
  await openAndShow(page);
  await close(page).click();
  await expect(popup(page)).toBeHidden();
  await page.mouse.move(900, 100);
  await page.clock.runFor(14_900);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(101);
  await expect(popup(page)).toBeVisible();
  await close(page).click();
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(600_000);
  await expect(popup(page)).toBeHidden();
});

test('§4 Popup: the close button has a name and works from the keyboard', async ({ page }) => {
  await openAndShow(page);
  await expect(close(page)).toHaveAccessibleName(/close/i);
  await close(page).press('Enter');
  await expect(popup(page)).toBeHidden();
});

test('§2 Popup: sits at the bottom left', async ({ page }) => {
  await openAndShow(page);
  const { x, y, width, height } = (await popup(page).boundingBox()) as NonNullable<
    Awaited<ReturnType<ReturnType<typeof popup>['boundingBox']>>
  >;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThan(1024 / 2);
  expect(y).toBeGreaterThan(700 / 2);
  expect(y + height).toBeLessThanOrEqual(700);
});

test('§2 Popup: is an aside by its element', async ({ page }) => {
  await openAndShow(page);
  await expect(page.locator('aside[aria-label="Recent activity"]')).toBeVisible();
});

test('§2 Popup: below 768 px it neither shows nor loads', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 767, height: 800 });
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
  expect(scripts.filter((path) => path.includes('/popup.'))).toEqual([]);
});

test('§2 Popup: a window made narrow loses it', async ({ page }) => {
  await openAndShow(page);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(popup(page)).toBeHidden();
});

for (const path of ['/pricing', '/solutions/startups', '/sign-in']) {
  test(`§2 Popup: on the landing page only, not on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[component-export=Popup]')).toHaveCount(0);
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

test.describe('Ruling: the popup is never over the focused element', () => {
  const link = (page: Page) =>
    page.getByRole('link', { name: landing.pricing.questionsLink.label, exact: true });

  /** Scrolls so that the link lies at the bottom left of the window, where the popup would be. */
  const bringDown = (page: Page) =>
    link(page).evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 60 });
    });

  const isOver = (page: Page) =>
    page.evaluate(() => {
      const popup = document.querySelector('aside[aria-label="Recent activity"]');
      const focused = document.activeElement;
      if (!popup?.checkVisibility() || !focused || focused === document.body) return false;
      const one = popup.getBoundingClientRect();
      const other = focused.getBoundingClientRect();
      return (
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
      );
    });

  test('when it is about to show', async ({ page }) => {
    await open(page);
    await link(page).focus();
    await bringDown(page);
    await passTo(page, 3000);
    await expectAwake(page, 'Popup');
    await passTo(page, 5100);
    await expect(link(page)).toBeFocused();
    await expect.poll(() => isOver(page)).toBe(false);
  });

  test('when the focus moves under it', async ({ page }) => {
    await openAndShow(page);
    await bringDown(page);
    await link(page).evaluate((element) => element.focus({ preventScroll: true }));
    await expect.poll(() => isOver(page)).toBe(false);
  });

  test('when scrolling brings the focused element under it', async ({ page }) => {
    await openAndShow(page);
    await link(page).focus();
    await bringDown(page);
    await expect.poll(() => isOver(page)).toBe(false);
  });

  test('elsewhere on the page it stays', async ({ page }) => {
    await openAndShow(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(popup(page)).toBeVisible();
  });
});
