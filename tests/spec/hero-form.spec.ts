import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../support/islands.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchTraffic } from '../support/watch.ts';
import { content } from './shipped.ts';

const invalid = 'Please enter a valid email address';
const success = 'Great! Check your inbox to get started.';

const parts = (page: Page) => {
  const form = page.locator('form').filter({ has: page.locator('#hero-email') });
  return {
    form,
    field: form.getByRole('textbox'),
    button: form.locator('button[type=submit]'),
    message: form.getByRole('status'),
  };
};

async function open(page: Page) {
  await stopClock(page);
  await page.goto('/');
  await parts(page).field.focus();
  await expectAwake(page, 'HeroForm');
  return parts(page);
}

test('§5 §8 Hero email: empty or without an @ gives the site’s own error, in red, and stops', async ({
  page,
}) => {
  const { form, field, button, message } = await open(page);
  await expect(field).toHaveAttribute('type', 'email');
  await expect(form).toHaveAttribute('novalidate');
  await expect(field).not.toHaveAttribute('aria-invalid');
  for (const value of ['', '   ', 'ada.example.com']) {
    await field.fill(value);
    await button.click();
    await expect(message).toHaveText(invalid);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(invalid);
    await page.clock.runFor(2000);
    await expect(message).toHaveText(invalid);
    await expect(button).toBeEnabled();
  }
  const [red = 0, green = 0, blue = 0] = await page.getByText(invalid).evaluate((words) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = getComputedStyle(words).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('§4 §7 Hero form: submitting for 1 s, then success, without a request', async ({ page }) => {
  const { field, button, message } = await open(page);
  const traffic = watchTraffic(page);
  await button.click();
  await expect(message).toHaveText(invalid);
  // Nothing else is asked of an address than an @.
  await field.fill('a@b');
  await field.press('Enter');
  await expect(message).not.toHaveText(invalid);
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCSS('animation-name', 'spin');
  await page.clock.runFor(999);
  await expect(field).toBeDisabled();
  await expect(message).not.toHaveText(success);
  await page.clock.runFor(1);
  await expect(message).toHaveText(success);
  await expect(field).toBeEnabled();
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(button).toBeEnabled();
  await expect(button.locator('svg')).toHaveCount(0);
  expect(traffic).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('§8 Hero form: the message of the failure branch is there for the day it can fail', () => {
  expect(content.landing.hero.form.failure).toBe('Something went wrong. Please try again.');
});
