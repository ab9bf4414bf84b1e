import { expect, type Page, test } from '@playwright/test';
import { fill } from '../../src/lib/text.ts';
import { attributes } from '../support/built.ts';
import {
  activePages,
  expectAwake,
  expectPopupAfter,
  loadDice,
  openBeforePopup,
  passTo,
  popupSize,
} from '../support/islands.ts';
import { content, desktop, unknownPath } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';

const popup = (page: Page) => page.locator('aside.popup');

for (const { path, frame, words } of activePages) {
  const { messages } = words;
  const close = (page: Page) => popup(page).getByRole('button', { name: words.close, exact: true });

  async function openAndShow(page: Page) {
    await openBeforePopup(page, path);
    await passTo(page, 5000);
    await expect(popup(page)).toBeVisible();
  }

  test(`${path}: the popup shows at the bottom left, stays while the pointer is on it, and goes`, async ({
    page,
  }) => {
    await openAndShow(page);
    await expect(popup(page)).toHaveRole('complementary');
    await expect(popup(page)).toHaveAccessibleName(words.label);
    const { x = -1, y = 0, width = 0, height = 0 } = (await popup(page).boundingBox()) ?? {};
    const start = content.language.dir === 'rtl' ? popupSize.width - x - width : x;
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + width).toBeLessThan(popupSize.width / 2);
    expect(y).toBeGreaterThan(popupSize.height / 2);
    expect(y + height).toBeLessThanOrEqual(popupSize.height);
    await popup(page).hover();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeVisible();
    await page.mouse.move(900, 100);
    await page.clock.runFor(6000);
    await expect(popup(page)).toBeHidden();
  });

  for (const { roll, gap, at, next } of [
    { roll: 0, gap: 15_000, at: 0, next: 1 },
    { roll: 0.99999, gap: 25_000, at: messages.length - 1, next: messages.length - 2 },
  ].slice(0, messages.length)) {
    test(`${path}: the popup tells all of message ${at + 1}, and then of another, even where chance repeats itself`, async ({
      page,
    }) => {
      await loadDice(page, roll);
      await openAndShow(page);
      const { name = '', location = '', plan = '', message = '' } = messages[at] ?? {};
      for (const said of [name, location, message, fill(words.plan, { plan })])
        await expect(popup(page)).toContainText(said);
      const isMarked = Boolean(words.sample && content.brand.sampleContent);
      const mark = popup(page).getByText(content.words.sample, { exact: true });
      await expect(mark).toBeVisible({ visible: isMarked });
      await page.clock.runFor(6000);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(gap);
      await expect(popup(page)).toContainText((messages[next] ?? messages[at])?.message ?? '');
    });
  }

  /** The page once more in the same visit, for as long as a first message takes. */
  async function comeBack(page: Page) {
    await page.goto(unknownPath);
    await page.goto(path);
    await page.clock.runFor(3000);
    await expectAwake(page, 'Popup');
    await page.clock.runFor(2100);
  }

  test(`${path}: close hides the popup, by pointer and keyboard; the second close ends it for the visit`, async ({
    page,
    browser,
  }) => {
    await loadDice(page, 0);
    await openAndShow(page);
    await close(page).click();
    await expect(popup(page)).toBeHidden();
    await page.mouse.move(900, 100);
    await expectPopupAfter(page, 15_000, true);
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

  const island = 'astro-island[component-export=Popup]';
  const code = ['component-url', 'renderer-url'].flatMap((name) => attributes(path, island, name));

  /** Which parts of the popup's code the page has asked for, from now on. */
  function watchCode(page: Page) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    return () => code.filter((file) => asked.includes(file));
  }

  test(`${path}: the popup’s code comes after a while`, async ({ page }) => {
    const asked = watchCode(page);
    await page.setViewportSize(desktop);
    await stopClock(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.clock.runFor(1500);
    expect(asked()).toEqual([]);
    await page.clock.runFor(1100);
    await expect.poll(asked).toEqual(code);
  });

  test(`${path}: on a small screen the popup neither shows nor loads`, async ({ page }) => {
    const asked = watchCode(page);
    await page.setViewportSize({ width: 767, height: 800 });
    await stopClock(page);
    await page.goto(path);
    await page.clock.runFor(120_000);
    await expect(popup(page)).toBeHidden();
    expect(asked()).not.toContain(code[0]);
    await page.setViewportSize({ width: 768, height: 800 });
    await expectAwake(page, 'Popup');
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(popup(page)).toBeHidden();
  });

  // Where the popup would be, scrolled there: the first link of the footer, which is at the left.
  const link = (page: Page) => page.getByRole('contentinfo').getByRole('link').first();
  const bringDown = (page: Page) =>
    link(page).evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 60 });
    });
  const expectClear = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const shown = document.querySelector('aside.popup');
          const focused = document.activeElement?.getBoundingClientRect();
          if (!shown?.checkVisibility() || !focused) return true;
          const { left, right, top, bottom } = shown.getBoundingClientRect();
          const isBeside = left >= focused.right || focused.left >= right;
          return isBeside || top >= focused.bottom || focused.top >= bottom;
        }),
      )
      .toBe(true);

  if (frame !== 'main') continue;

  test(`${path}: the popup does not show over what has the focus, and gives way when that is scrolled under it`, async ({
    page,
  }) => {
    await loadDice(page, 0);
    await openBeforePopup(page, path);
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

  test(`${path}: closed by keyboard, the popup gives the focus back`, async ({ page }) => {
    await openAndShow(page);
    const home = page.getByRole('banner').getByRole('link').first();
    await home.focus();
    await close(page).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeHidden();
    await expect(home).toBeFocused();
  });

  test(`${path}: the popup gives way when the focus moves under it, and stays while it is elsewhere`, async ({
    page,
  }) => {
    await openAndShow(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(popup(page)).toBeVisible();
    await bringDown(page);
    await link(page).evaluate((element) => element.focus({ preventScroll: true }));
    await expectClear(page);
  });
}
