import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../support/stop-clock.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Customer testimonials' });
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const dot = (page: Page, n: number) =>
  carousel(page).getByRole('button', { name: `Testimonial ${n}`, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 800 });
  await stopClock(page);
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[component-export=Carousel][data-awake]')).toHaveCount(1);
}

/** Asserts which slides are in view. The others are inert. */
const expectInView = (page: Page, numbers: number[]) =>
  expect
    .poll(() =>
      slides(page).evaluateAll((all: HTMLElement[]) =>
        all.flatMap(({ inert }, at) => (inert ? [] : [at + 1])),
      ),
    )
    .toEqual(numbers);

test('advances five slides every 5 s in a loop, and jumps to each by its dot', async ({ page }) => {
  await open(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slides(page)).toHaveCount(5);
  await expect(slides(page).nth(4)).toHaveAccessibleName('5 of 5');
  await page.clock.runFor(4900);
  await expectInView(page, [1, 2]);
  await page.clock.runFor(100);
  for (const next of [
    [2, 3],
    [3, 4],
    [4, 5],
    [1, 5],
    [1, 2],
  ]) {
    await expectInView(page, next);
    await page.clock.runFor(5000);
  }
  for (const [n, next] of [
    [5, [1, 5]],
    [1, [1, 2]],
    [4, [4, 5]],
  ] as const) {
    await dot(page, n).click();
    await expectInView(page, [...next]);
    await expect(carousel(page).locator('[aria-current=true]')).toHaveAccessibleName(
      `Testimonial ${n}`,
    );
  }
});

test('shows two slides from 768 px, and one below', async ({ page }) => {
  await open(page, 767);
  await expectInView(page, [1]);
  await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(page).nth(1)).not.toBeInViewport({ ratio: 0.1 });
  await page.setViewportSize({ width: 768, height: 800 });
  await expectInView(page, [1, 2]);
  // The page above has another height now.
  await slides(page).nth(1).scrollIntoViewIfNeeded();
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('pauses for the pointer, the focus, and the pause button', async ({ page }) => {
  await open(page);
  const expectPausedAt = async (numbers: number[]) => {
    // A paused carousel announces its changes.
    await expect(carousel(page).locator('[aria-live=polite]')).toHaveCount(1);
    await page.clock.runFor(30_000);
    await expectInView(page, numbers);
  };
  const expectAdvanceTo = async (numbers: number[]) => {
    await expect(carousel(page).locator('[aria-live=off]')).toHaveCount(1);
    await page.clock.runFor(5000);
    await expectInView(page, numbers);
  };
  await slides(page).first().hover();
  await expectPausedAt([1, 2]);
  await page.mouse.move(1, 1);
  await expectAdvanceTo([2, 3]);
  await dot(page, 1).focus();
  await expectPausedAt([2, 3]);
  await dot(page, 1).blur();
  await expectAdvanceTo([3, 4]);
  await button(page, 'Pause testimonials').click();
  await page.mouse.move(1, 1);
  await expectPausedAt([3, 4]);
  // It plays immediately, although the pointer is still on the button.
  await button(page, 'Play testimonials').click();
  await expectAdvanceTo([4, 5]);
});

test('does not advance automatically with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(button(page, 'Pause testimonials')).toBeHidden();
  await page.clock.runFor(60_000);
  await expectInView(page, [1, 2]);
  await dot(page, 3).press('Enter');
  await expectInView(page, [3, 4]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('moves by a swipe in both directions, and not by a short touch', async ({
    page,
    context,
  }) => {
    await open(page, 390);
    const track = await slides(page).first().boundingBox();
    const touch = await context.newCDPSession(page);
    const [x, y] = [(track?.x ?? 0) + 180, (track?.y ?? 0) + 60];
    for (const [by, shown] of [
      [-20, 1],
      [-120, 2],
      [120, 1],
      [120, 5],
    ] as const) {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
      await send('touchStart', { x, y });
      for (const part of [0.5, 1]) await send('touchMove', { x: x + by * part, y });
      await send('touchEnd');
      await expectInView(page, [shown]);
    }
  });
});
