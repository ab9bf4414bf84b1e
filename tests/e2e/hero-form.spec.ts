import { expect, type Page, test } from '@playwright/test';
import { expectAwake, holdScript } from './islands.ts';
import { stopClock } from './stop-clock.ts';
import { watchTraffic } from './watch-traffic.ts';

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
}

test('§5 hero form: the browser’s e-mail type, but the site’s own message', async ({ page }) => {
  await page.goto('/');
  const { form, field } = parts(page);
  await expect(field).toHaveAttribute('type', 'email');
  await expect(form).toHaveAttribute('novalidate');
});

for (const [kind, value] of [
  ['an empty field', ''],
  ['only spaces', '   '],
  ['a text without an @', 'ada.example.com'],
] as const) {
  test(`§5 hero form: ${kind} gives the error, in red, and nothing proceeds`, async ({ page }) => {
    await open(page);
    const { field, button, message } = parts(page);
    await field.fill(value);
    await button.click();
    await expect(message).toHaveText(invalid);
    await expect(button).toBeEnabled();
    await expect(field).toBeFocused();
    await page.clock.runFor(2000);
    await expect(message).toHaveText(invalid);
  });
}

test('§8 hero form: the error is red', async ({ page }) => {
  await open(page);
  const { button, message } = parts(page);
  await button.click();
  const colors = await message.getByText(invalid).evaluate((words) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--color-alert)';
    words.append(probe);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const shown = getComputedStyle(words).color;
    context.fillStyle = shown;
    context.fillRect(0, 0, 1, 1);
    const alert = getComputedStyle(probe).color;
    probe.remove();
    return { shown, alert, rgb: [...context.getImageData(0, 0, 1, 1).data] };
  });
  expect(colors.shown).toBe(colors.alert);
  const [red = 0, green = 0, blue = 0] = colors.rgb;
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('§5 hero form: the error is tied to its field', async ({ page }) => {
  await open(page);
  const { field, button, message } = parts(page);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await button.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAttribute(
    'aria-describedby',
    (await message.getAttribute('id')) as string,
  );
  await expect(field).toHaveAccessibleDescription(invalid);
});

test('§5 hero form: a@b passes, and nothing else is asked', async ({ page }) => {
  await open(page);
  const { field, button, message } = parts(page);
  await field.fill('a@b');
  await button.click();
  await page.clock.runFor(1000);
  await expect(message).toHaveText(success);
});

test('§4 hero form: while submitting, field and button are disabled and a spinner turns, for 1 s', async ({
  page,
}) => {
  await open(page);
  const { field, button, message } = parts(page);
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCSS('animation-name', 'spin');
  await page.clock.runFor(999);
  await expect(field).toBeDisabled();
  await expect(message).not.toHaveText(success);
  await page.clock.runFor(1);
  await expect(message).toHaveText(success);
  await expect(field).toBeEnabled();
  await expect(button).toBeEnabled();
  await expect(button.locator('svg')).toHaveCount(0);
});

test('§4 hero form: after success the message shows and the e-mail is cleared', async ({
  page,
}) => {
  await open(page);
  const { field, button, message } = parts(page);
  await field.fill('ada@example.com');
  await button.click();
  await page.clock.runFor(1000);
  await expect(message).toHaveText(success);
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('§4 hero form: an error goes away with the next valid try', async ({ page }) => {
  await open(page);
  const { field, button, message } = parts(page);
  await button.click();
  await expect(message).toHaveText(invalid);
  await field.fill('a@b');
  await button.click();
  await expect(message).not.toHaveText(invalid);
  await page.clock.runFor(1000);
  await expect(message).toHaveText(success);
});

test('§7 hero form: no request is made, and the address bar stays', async ({ page }) => {
  await open(page);
  const { field, button, message } = parts(page);
  const traffic = watchTraffic(page);
  await field.fill('ada@example.com');
  await button.click();
  await page.clock.runFor(1000);
  await expect(message).toHaveText(success);
  expect(traffic).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
});

test('hero form: a press before its script has come is answered all the same', async ({ page }) => {
  const release = await holdScript(page, 'hero-form');
  await page.goto('/');
  const { button, message } = parts(page);
  await button.click();
  await expect(message).not.toHaveText(invalid);
  release();
  await expect(message).toHaveText(invalid);
});

test('hero form: Enter before its script has come is answered, with what was typed', async ({
  page,
}) => {
  await stopClock(page);
  const release = await holdScript(page, 'hero-form');
  await page.goto('/');
  const { field, message } = parts(page);
  await field.fill('ada@example.com');
  await field.press('Enter');
  release();
  await expect(field).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(message).toHaveText(success);
});
