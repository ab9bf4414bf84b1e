import { expect, type Page, test } from '@playwright/test';
import {
  expectAwake,
  expectInView,
  expectPopupAfter,
  loadDice,
  noticeOf,
  openBeforePopup,
  openCarousel,
  passTo,
} from '../support/islands.ts';
import { stopClock } from '../support/stop-clock.ts';

// The figures of §4 and §9. What the same parts do besides is asked of any content in tests/site.

test('§4 §9 Carousel: five slides and five dots, advancing every 5 s in a loop', async ({
  page,
}) => {
  await openCarousel(page, {});
  await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(5);
  await expect(page.locator('.carousel-dot')).toHaveCount(5);
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
});

test('§4 §9 Carousel: two in view from 768 px, one below, also when the phone is turned', async ({
  page,
}) => {
  const slides = page.locator('.carousel-slide');
  await openCarousel(page, {}, 767);
  await expectInView(page, [1]);
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.nth(1)).not.toBeInViewport({ ratio: 0.1 });
  await page.setViewportSize({ width: 768, height: 800 });
  await expectInView(page, [1, 2]);
  for (const at of [0, 1]) await expect(slides.nth(at)).toBeInViewport({ ratio: 0.9 });
});

for (const { roll, gap, minutes } of [
  { roll: 0, gap: 15_000, minutes: '1 minute ago' },
  { roll: 0.99999, gap: 25_000, minutes: '15 minutes ago' },
]) {
  test(`§4 §9 Popup: first after 5 s, “${minutes}”, for 6 s, and again after ${gap / 1000} s`, async ({
    page,
  }) => {
    const popup = page.locator('aside.popup');
    await loadDice(page, roll);
    await openBeforePopup(page);
    await passTo(page, 4900);
    await expect(popup).toBeHidden();
    await passTo(page, 5000);
    await expect(popup).toBeVisible();
    await expect(popup.getByText(minutes, { exact: true })).toBeVisible();
    await expectPopupAfter(page, 6000, false);
    await expectPopupAfter(page, gap, true);
    await expectPopupAfter(page, 6000, false);
  });
}

test('§4 §9 Transient message: clears itself after 4 s, and a second press begins anew', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/features/payment-processing');
  const buttons = page.locator('main button[data-notice]');
  const expectToLast = async () => {
    await page.clock.runFor(3900);
    await expect(noticeOf(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(noticeOf(page)).toBeHidden();
  };
  await buttons.first().click();
  await expectAwake(page, 'Notice');
  await expect(noticeOf(page)).toBeVisible();
  await expectToLast();
  await buttons.first().click();
  await expect(noticeOf(page)).toBeVisible();
  const first = (await noticeOf(page).textContent()) ?? '';
  await page.clock.runFor(3000);
  await buttons.last().click();
  await expect(noticeOf(page)).not.toHaveText(first);
  await expectToLast();
});

async function submitHero(page: Page, address: string) {
  await stopClock(page);
  await page.goto('/');
  await page.locator('#hero-email').fill(address);
  await expectAwake(page, 'HeroForm');
  await page.locator('#hero-email').press('Enter');
}

test('§4 §9 Hero form: submitting takes 1 s', async ({ page }) => {
  await submitHero(page, 'a@b');
  await expect(page.locator('#hero-email')).toBeDisabled();
  await page.clock.runFor(999);
  await expect(page.locator('#hero-email')).toBeDisabled();
  await page.clock.runFor(1);
  await expect(page.getByText('Great! Check your inbox to get started.')).toBeVisible();
});

test('§8 Hero form: the error is red', async ({ page }) => {
  await submitHero(page, '');
  const [red = 0, green = 0, blue = 0] = await page
    .getByText('Please enter a valid email address')
    .evaluate((words) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.fillStyle = getComputedStyle(words).color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
