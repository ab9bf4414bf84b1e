import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../support/islands.ts';
import { stopClock } from '../support/stop-clock.ts';
import { content } from './shipped.ts';

const words = content.landing.testimonials;

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const dots = (page: Page) =>
  carousel(page).getByRole('group', { name: words.dots }).getByRole('button');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** The slides that can be reached, which are those in view. */
const expectInView = (page: Page, numbers: number[]) =>
  expect
    .poll(() =>
      slides(page).evaluateAll((all) =>
        all.flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at + 1])),
      ),
    )
    .toEqual(numbers);

/** Whether it is held: then it tells its changes, else it keeps quiet. */
const expectHeld = (page: Page, isHeld: boolean) =>
  expect(carousel(page).locator('[aria-live]')).toHaveAttribute(
    'aria-live',
    isHeld ? 'polite' : 'off',
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

test('§4 §9 Carousel: five slides and five dots, advancing every 5 s in a loop', async ({
  page,
}) => {
  await open(page);
  await expect(carousel(page)).toHaveAccessibleName(words.label);
  await expect(slides(page)).toHaveCount(5);
  await expect(dots(page)).toHaveCount(5);
  for (const [at, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveRole('group');
    await expect(slide).toHaveAttribute('aria-label', `${at + 1} of 5`);
  }
  await pass(page, 4900);
  await expectInView(page, [1, 2]);
  await pass(page, 100);
  for (const next of [
    [2, 3],
    [3, 4],
    [4, 5],
    [1, 5],
    [1, 2],
  ]) {
    await expectInView(page, next);
    await pass(page, 5000);
  }
});

test('§4 §9 Carousel: two in view from 768 px, one below, also when the phone is turned', async ({
  page,
}) => {
  await open(page, 767);
  await expectInView(page, [1]);
  await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(page).nth(1)).not.toBeInViewport({ ratio: 0.1 });
  await page.setViewportSize({ width: 768, height: 800 });
  await expectInView(page, [1, 2]);
  for (const at of [0, 1]) await expect(slides(page).nth(at)).toBeInViewport({ ratio: 0.9 });
});

test('§4 Carousel: held by pointer, focus and pause button, and goes on after', async ({
  page,
}) => {
  await open(page);
  const holds = [
    { hold: () => slides(page).first().hover(), release: () => page.mouse.move(1, 1) },
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
    await expectInView(page, [at + 1, at + 2]);
    await release();
    await expectHeld(page, false);
    await pass(page, 5000);
    await expectInView(page, [at + 2, at + 3]);
  }
});

test('§4 Carousel: a pointer that was there before the script holds it too', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await slides(page).first().hover();
  await expectAwake(page, 'Carousel');
  await expectHeld(page, true);
  await pass(page, 30_000);
  await expectInView(page, [1, 2]);
});

test('§4 Carousel: with reduced motion only the dots move it, by pointer and by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.getByRole('button', { name: content.landing.testimonials.pause })).toBeHidden();
  await pass(page, 60_000);
  await expectInView(page, [1, 2]);
  for (const [at, expected] of [
    [3, [4, 5]],
    [1, [2, 3]],
    [4, [1, 5]],
    [0, [1, 2]],
  ] as const) {
    await dots(page).nth(at).click();
    await expectInView(page, [...expected]);
    await expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  }
  await dots(page).nth(2).press('Enter');
  await expectInView(page, [3, 4]);
});

test('§4 Carousel: stands still in a hidden tab, and does not catch up afterwards', async ({
  page,
}) => {
  await open(page);
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await pass(page, 3000);
  await hide(true);
  await pass(page, 60_000);
  await expectInView(page, [1, 2]);
  await hide(false);
  await pass(page, 1900);
  await expectInView(page, [1, 2]);
  await pass(page, 100);
  await expectInView(page, [2, 3]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  async function swipe(page: Page, dx: number) {
    const track = await carousel(page).locator('.carousel-track').boundingBox();
    if (!track) throw new Error('no track');
    const at = (part: number) => ({
      x: track.x + track.width / 2 + dx * part,
      y: track.y + 60,
    });
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
    await send('touchStart', at(0));
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(part));
    await send('touchEnd');
  }

  test('§4 Carousel: a swipe moves on and back, a short touch moves nothing', async ({ page }) => {
    await open(page, 390);
    for (const [dx, expected] of [
      [-20, 1],
      [-120, 2],
      [120, 1],
      [120, 5],
    ] as const) {
      await swipe(page, dx);
      await expectInView(page, [expected]);
    }
  });
});
