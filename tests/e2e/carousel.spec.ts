import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from './islands.ts';
import { stopClock } from './stop-clock.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const dots = (page: Page) =>
  carousel(page).getByRole('group', { name: 'Choose a testimonial' }).getByRole('button');

/** The numbers of the slides that can be reached, which are those in view. */
const inView = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at + 1])),
  );

async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 800 });
  await stopClock(page);
  await page.goto('/');
  // The pointer rests on the page's corner, away from the carousel.
  await page.mouse.move(1, 1);
  await carousel(page).scrollIntoViewIfNeeded();
  await expectAwake(page, 'Carousel');
}

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test('§4 Carousel: the carousel pattern, with five slides and five dots', async ({ page }) => {
  await open(page);
  await expect(carousel(page)).toHaveAccessibleName(/.+/);
  await expect(slides(page)).toHaveCount(5);
  for (const [at, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAttribute('role', 'group');
    await expect(slide).toHaveAttribute('aria-label', `${at + 1} of 5`);
  }
  await expect(dots(page)).toHaveCount(5);
});

test('§4 Carousel: advances every 5 s, in a loop', async ({ page }) => {
  await open(page);
  expect(await inView(page)).toEqual([1, 2]);
  await pass(page, 4900);
  expect(await inView(page)).toEqual([1, 2]);
  await pass(page, 100);
  for (const next of [
    [2, 3],
    [3, 4],
    [4, 5],
    [1, 5],
    [1, 2],
  ]) {
    await expect.poll(() => inView(page)).toEqual(next);
    await pass(page, 5000);
  }
});

test('§9 Carousel: two in view from 768 px', async ({ page }) => {
  await open(page, 768);
  expect(await inView(page)).toEqual([1, 2]);
  await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('§9 Carousel: one in view below', async ({ page }) => {
  await open(page, 767);
  expect(await inView(page)).toEqual([1]);
  await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(page).nth(1)).not.toBeInViewport({ ratio: 0.1 });
});

test('§4 Carousel: turning the phone changes how many are in view', async ({ page }) => {
  await open(page, 600);
  expect(await inView(page)).toEqual([1]);
  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(() => inView(page)).toEqual([1, 2]);
});

test('§4 Carousel: slides out of view are inert', async ({ page }) => {
  await open(page);
  for (const at of [2, 3, 4]) await expect(slides(page).nth(at)).toHaveAttribute('inert');
  for (const at of [0, 1]) await expect(slides(page).nth(at)).not.toHaveAttribute('inert');
});

test('§4 Carousel: paused while the pointer is over it, and goes on after', async ({ page }) => {
  await open(page);
  await slides(page).first().hover();
  await pass(page, 30_000);
  expect(await inView(page)).toEqual([1, 2]);
  await page.mouse.move(1, 1);
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await pass(page, 5000);
  await expect.poll(() => inView(page)).toEqual([2, 3]);
});

test('§4 Carousel: a pointer that was there before the script holds it too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await stopClock(page);
  await page.goto('/');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await slides(page).first().hover();
  await expectAwake(page, 'Carousel');
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await pass(page, 30_000);
  expect(await inView(page)).toEqual([1, 2]);
});

test('§4 Carousel: paused while the keyboard focus is in it', async ({ page }) => {
  await open(page);
  await dots(page).first().focus();
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await pass(page, 30_000);
  expect(await inView(page)).toEqual([1, 2]);
  await dots(page).first().blur();
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await pass(page, 5000);
  await expect.poll(() => inView(page)).toEqual([2, 3]);
});

test('§4 Carousel: the pause button stops it, and starts it again', async ({ page }) => {
  await open(page);
  await carousel(page).getByRole('button', { name: 'Pause testimonials' }).click();
  const play = carousel(page).getByRole('button', { name: 'Play testimonials' });
  await expect(play).toBeVisible();
  await play.blur();
  await page.mouse.move(1, 1);
  await pass(page, 30_000);
  expect(await inView(page)).toEqual([1, 2]);
  await play.click();
  await carousel(page).getByRole('button', { name: 'Pause testimonials' }).blur();
  await page.mouse.move(1, 1);
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await pass(page, 5000);
  await expect.poll(() => inView(page)).toEqual([2, 3]);
});

test('§4 Carousel: each dot jumps to its item', async ({ page }) => {
  await open(page);
  for (const [at, expected] of [
    [3, [4, 5]],
    [1, [2, 3]],
    [4, [1, 5]],
    [0, [1, 2]],
  ] as const) {
    await dots(page).nth(at).click();
    await expect.poll(() => inView(page)).toEqual(expected);
    await expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('§4 Carousel: a dot works from the keyboard', async ({ page }) => {
  await open(page);
  await dots(page).nth(2).press('Enter');
  await expect.poll(() => inView(page)).toEqual([3, 4]);
});

test('§4 Carousel: with reduced motion it does not advance by itself; dots still do', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await pass(page, 60_000);
  expect(await inView(page)).toEqual([1, 2]);
  await dots(page).nth(1).click();
  await expect.poll(() => inView(page)).toEqual([2, 3]);
});

test('§4 Carousel: stands still in a hidden tab, and does not catch up afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    document.addEventListener('test:hide', (event) => {
      hidden = (event as CustomEvent<boolean>).detail;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const hide = (hidden: boolean) =>
    page.evaluate(
      (detail) => document.dispatchEvent(new CustomEvent('test:hide', { detail })),
      hidden,
    );
  await open(page);
  await pass(page, 3000);
  await hide(true);
  await pass(page, 60_000);
  expect(await inView(page)).toEqual([1, 2]);
  await hide(false);
  await pass(page, 1900);
  expect(await inView(page)).toEqual([1, 2]);
  await pass(page, 100);
  await expect.poll(() => inView(page)).toEqual([2, 3]);
});

test.describe('§4 Carousel: on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  async function swipe(page: Page, dx: number) {
    const box = await slides(page).first().boundingBox();
    const { x, y, width } = await carousel(page)
      .locator('.carousel-track')
      .boundingBox()
      .then((track) => track ?? (box as NonNullable<typeof box>));
    const from = { x: x + width / 2, y: y + 60 };
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', [{ x: from.x + dx * part, y: from.y }]);
    await send('touchEnd', []);
  }

  test('a swipe moves to the next and to the one before', async ({ page }) => {
    await open(page, 390);
    expect(await inView(page)).toEqual([1]);
    await swipe(page, -120);
    await expect.poll(() => inView(page)).toEqual([2]);
    await swipe(page, 120);
    await expect.poll(() => inView(page)).toEqual([1]);
    await swipe(page, 120);
    await expect.poll(() => inView(page)).toEqual([5]);
  });

  test('a short touch moves nothing', async ({ page }) => {
    await open(page, 390);
    await swipe(page, -20);
    expect(await inView(page)).toEqual([1]);
  });
});
