import { expect, type Page, test } from '@playwright/test';
import { attributes } from '../support/built.ts';
import { expectAwake, heroForms, pretends } from '../support/islands.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchTraffic } from '../support/watch.ts';

for (const { path, form: words } of heroForms) {
  async function open(page: Page) {
    await stopClock(page);
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.locator('#hero-email') });
    await form.getByRole('textbox').focus();
    await expectAwake(page, 'HeroForm');
    return {
      form,
      field: form.getByRole('textbox'),
      button: form.locator('button[type=submit]'),
      message: form.getByRole('status'),
    };
  }

  test(`${path}: an empty e-mail, or one without an @, gets the site’s own error and stops`, async ({
    page,
  }) => {
    const { form, field, button, message } = await open(page);
    await expect(field).toHaveAttribute('type', 'email');
    await expect(form).toHaveAttribute('novalidate');
    await expect(field).not.toHaveAttribute('aria-invalid');
    for (const value of ['', '   ', 'ada.example.com']) {
      await field.fill(value);
      await button.click();
      await expect(message).toHaveText(words.invalid);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(words.invalid);
      await page.clock.runFor(2000);
      await expect(message).toHaveText(words.invalid);
      await expect(button).toBeEnabled();
    }
  });

  test(`${path}: only the code of the hero’s form comes when a visitor turns to it`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page);
    const islands = attributes(path, 'astro-island', 'component-url');
    const [own = ''] = attributes(path, '[component-export=HeroForm]', 'component-url');
    expect(islands.filter((file) => asked.includes(file))).toEqual([own]);
  });

  if (!pretends) continue;

  test(`${path}: the hero’s form waits, then thanks, without a request`, async ({ page }) => {
    const { field, button, message } = await open(page);
    const traffic = watchTraffic(page);
    await button.click();
    await expect(message).toHaveText(words.invalid);
    // Nothing else is asked of an address than an @.
    await field.fill('a@b');
    await field.press('Enter');
    await expect(message).not.toHaveText(words.invalid);
    await expect(field).toBeDisabled();
    await expect(button).toBeDisabled();
    await expect(button.locator('svg')).toHaveCSS('animation-name', 'spin');
    await page.clock.runFor(1000);
    await expect(message).toHaveText(words.success);
    await expect(field).toBeEnabled();
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(button).toBeEnabled();
    await expect(button.locator('svg')).toHaveCount(0);
    expect(traffic).toEqual([]);
    await expect(page).toHaveURL(path);
  });

  /** Where on the screen the end of the page is: the answer may be longer than what was there before. */
  const endOf = async (page: Page) =>
    (await page.locator('main a:visible').last().boundingBox())?.y ?? 0;

  test(`${path}: who has gone on is not called back by the answer`, async ({ page }) => {
    const { field, message } = await open(page);
    await field.fill('a@b');
    await field.press('Enter');
    await expect(field).toBeDisabled();
    const elsewhere = page.locator('main a:visible').last();
    await elsewhere.focus();
    const seen = await endOf(page);
    await page.clock.runFor(1000);
    await expect(message).toHaveText(words.success);
    await expect(elsewhere).toBeFocused();
    expect(Math.abs((await endOf(page)) - seen)).toBeLessThan(2);
  });

  test(`${path}: the answer gives the focus back without scrolling`, async ({ page }) => {
    const { field, message } = await open(page);
    await field.fill('a@b');
    await field.press('Enter');
    await expect(field).toBeDisabled();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const seen = await endOf(page);
    await page.clock.runFor(1000);
    await expect(message).toHaveText(words.success);
    await expect(field).toBeFocused();
    expect(Math.abs((await endOf(page)) - seen)).toBeLessThan(2);
  });
}
