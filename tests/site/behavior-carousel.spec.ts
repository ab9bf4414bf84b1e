import { expect, type Page, test } from '@playwright/test';
import {
  carousels,
  expectAwake,
  expectInView,
  islandOf,
  openCarousel,
  turningCarousels,
} from '../support/islands.ts';
import { content } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';
import { swipe } from '../support/swipe.ts';

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

for (const carousel of turningCarousels) {
  const { path, nth, where, words } = carousel;
  const total = words.items.length;
  const island = (page: Page) => islandOf(page, 'Carousel', nth);
  const dots = (page: Page) =>
    island(page).getByRole('group', { name: words.dots, exact: true }).getByRole('button');
  const button = (page: Page, name: string) =>
    island(page).getByRole('button', { name, exact: true });
  /** Two in view, from this one on. */
  const expectFrom = (page: Page, at: number) =>
    expectInView(
      page,
      [at % total, (at + 1) % total].map((index) => index + 1).sort((a, b) => a - b),
      nth,
    );
  /** Whether it is held: then it tells its changes, else it keeps quiet. */
  const expectHeld = (page: Page, isHeld: boolean) =>
    expect(island(page).locator('.carousel-track')).toHaveAttribute(
      'aria-live',
      isHeld ? 'polite' : 'off',
    );
  const firstSlide = (page: Page) => island(page).locator('.carousel-slide').first();

  test(`${where}: the carousel is held by pointer, focus and pause button, and goes on after`, async ({
    page,
  }) => {
    await openCarousel(page, carousel);
    const holds = [
      { hold: () => firstSlide(page).hover(), release: () => page.mouse.move(1, 1) },
      { hold: () => dots(page).first().focus(), release: () => dots(page).first().blur() },
      {
        hold: async () => {
          await button(page, words.pause).press('Enter');
          await button(page, words.play).blur();
        },
        release: async () => {
          await button(page, words.play).press('Enter');
          await button(page, words.pause).blur();
        },
      },
    ];
    for (const [at, { hold, release }] of holds.entries()) {
      await hold();
      await expectHeld(page, true);
      await pass(page, 30_000);
      await expectFrom(page, at);
      await release();
      await expectHeld(page, false);
      await pass(page, 5000);
      await expectFrom(page, at + 1);
    }
  });

  test(`${where}: a pointer that was there before the script holds the carousel too`, async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(path);
    await firstSlide(page).evaluate((slide) => slide.scrollIntoView({ block: 'center' }));
    await firstSlide(page).hover();
    await expectAwake(page, 'Carousel', nth);
    await expectHeld(page, true);
    await pass(page, 30_000);
    await expectFrom(page, 0);
  });

  test(`${where}: “Play” plays at once, in a translator’s hands too, and a dot stops nothing`, async ({
    page,
  }) => {
    await openCarousel(page, carousel);
    await button(page, words.pause).click();
    await button(page, words.play).evaluate((node) => {
      for (const part of node.querySelectorAll('span'))
        part.innerHTML = `<font>${part.textContent}</font>`;
    });
    await pass(page, 30_000);
    await expectFrom(page, 0);
    await button(page, words.play).click();
    await expect(button(page, words.pause)).toBeVisible();
    await pass(page, 5000);
    await expectFrom(page, 1);
    await dots(page).nth(0).click();
    await page.mouse.move(1, 1);
    await expectFrom(page, 0);
    await pass(page, 5000);
    await expectFrom(page, 1);
  });

  test(`${where}: selecting a quote with the mouse does not turn the carousel`, async ({
    page,
  }) => {
    await openCarousel(page, carousel);
    const box = await firstSlide(page).boundingBox();
    if (!box) throw new Error('there is no slide');
    await page.mouse.move(box.x + 200, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expectFrom(page, 0);
  });

  test(`${where}: with reduced motion only the dots turn the carousel, by pointer and by keyboard`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page, carousel);
    await expect(button(page, words.pause)).toBeHidden();
    await pass(page, 60_000);
    await expectFrom(page, 0);
    for (const at of [total - 2, 1, total - 1, 0]) {
      await dots(page).nth(at).click();
      await expectFrom(page, at);
      await expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true');
      await expect(island(page).locator('[aria-current]')).toHaveCount(1);
    }
    await dots(page).nth(2).press('Enter');
    await expectFrom(page, 2);
  });

  test(`${where}: the carousel stands still in a hidden tab, and does not catch up`, async ({
    page,
  }) => {
    await openCarousel(page, carousel);
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await pass(page, 3000);
    await hide(true);
    await pass(page, 60_000);
    await expectFrom(page, 0);
    await hide(false);
    await pass(page, 1900);
    await expectFrom(page, 0);
    await pass(page, 100);
    await expectFrom(page, 1);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const carousel of carousels.filter(({ words }) => words.items.length > 1)) {
    const { nth, where, words } = carousel;

    test(`${where}: a swipe turns the carousel on and back, a short touch does not`, async ({
      page,
    }) => {
      await openCarousel(page, carousel, 390);
      const onward = content.language.dir === 'rtl' ? 1 : -1;
      for (const [dx, expected] of [
        [20, 1],
        [120, 2],
        [-120, 1],
        [-120, words.items.length],
      ] as const) {
        await swipe(page.locator('.carousel-track').nth(nth), dx * onward);
        await expectInView(page, [expected], nth);
      }
    });
  }
});
