import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../support/stop-clock.ts';
import { translate } from '../support/translate.ts';

const notice = (page: Page) => page.getByRole('status').locator('#notice');

test('answers buttons without a target with a notice that links to /contact', async ({ page }) => {
  await page.goto('/features/payment-processing');
  for (const [name, words] of [
    ['Get Started', 'Payments aren’t open yet.'],
    ['View Pricing', 'Payments aren’t open yet, so they have no price.'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText(words);
  }
  await expect(page).toHaveURL('/features/payment-processing');
  await notice(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const [path, button] of [
  ['/sign-in', 'Continue with Google'],
  ['/contact', 'Send Message'],
  ['/features/payment-processing', 'View Pricing'],
] as const)
  test(`${path} shows its notice after a translator changed the page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(path);
    await page.evaluate(translate);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('astro-island[component-export=Notice][data-awake]')).toHaveCount(1);
    expect(errors).toEqual([]);
  });

test.describe('a notice', () => {
  const button = (page: Page, name = 'Get Started') => page.getByRole('button', { name });

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto('/features/payment-processing');
    await button(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('astro-island[component-export=Notice][data-awake]')).toHaveCount(1);
  });

  test('disappears after 4 s, and a second notice 4 s after its own click', async ({ page }) => {
    const region = page.locator('[role=status]:has(#notice)');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3900);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(notice(page)).toBeHidden();
    await button(page).click();
    await page.clock.runFor(3000);
    await button(page, 'View Pricing').click();
    await expect(notice(page)).toContainText('so they have no price');
    await page.clock.runFor(3900);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(notice(page)).toBeHidden();
  });

  test('waits while the pointer or the focus is on it', async ({ page }) => {
    await notice(page).hover();
    await page.clock.runFor(60_000);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('link').focus();
    await page.mouse.move(1, 1);
    await page.clock.runFor(60_000);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('link').blur();
    await page.clock.runFor(4000);
    await expect(notice(page)).toBeHidden();
  });

  test('is closed by its button and by Escape, and returns the focus', async ({ page }) => {
    await notice(page).getByRole('button', { name: 'Dismiss message' }).press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
  });
});
