import { expect, type Page, test } from '@playwright/test';
import { answering, contactForms, expectAwake, noticeOf } from '../support/islands.ts';
import { content } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchTraffic } from '../support/watch.ts';

const buttons = (page: Page) => page.locator('main button[data-notice]');

for (const { path, buttons: answers } of answering) {
  test(`${path}: buttons that lead nowhere say so, and stay`, async ({ page }) => {
    await page.goto(path);
    const traffic = watchTraffic(page);
    await expect(buttons(page)).toHaveText(answers.map(({ label }) => label));
    for (const [at, { notice }] of answers.entries()) {
      await buttons(page).nth(at).click();
      await expect(noticeOf(page)).toBeVisible();
      await expect(noticeOf(page)).toContainText(notice);
      await expect(noticeOf(page).getByRole('link')).toBeVisible();
    }
    await expect(page).toHaveURL(path);
    expect(traffic).toEqual([]);
  });
}

for (const { path, buttons: answers } of answering) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path}: each button has its own message`, async ({ page }) => {
      await page.goto(path);
      for (const [at, { notice }] of answers.entries()) {
        await buttons(page).nth(at).click();
        const shown = page.locator('.notice:popover-open');
        await expect(shown).toHaveCount(1);
        await expect(shown).toContainText(notice);
        await expect(shown.getByRole('link')).toBeVisible();
        await shown.getByRole('button').click();
        await expect(shown).toHaveCount(0);
      }
    });
  });
}

for (const { path, first } of answering.slice(0, 1)) {
  /** Presses the first button and waits until the message counts its time. */
  async function openAndPress(page: Page) {
    await stopClock(page);
    await page.goto(path);
    await buttons(page).first().click();
    await expectAwake(page, 'Notice');
    await expect(noticeOf(page)).toContainText(first.notice);
    await expect(noticeOf(page)).toBeVisible();
  }

  test('a message is announced politely, and waits while the pointer or the focus is on it', async ({
    page,
  }) => {
    await openAndPress(page);
    const region = page.getByRole('status').filter({ has: page.locator('#notice') });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await noticeOf(page).hover();
    await page.clock.runFor(60_000);
    await expect(noticeOf(page)).toBeVisible();
    const link = noticeOf(page).getByRole('link');
    await link.focus();
    await page.mouse.move(1, 1);
    await page.clock.runFor(60_000);
    await expect(noticeOf(page)).toBeVisible();
    await link.blur();
    await page.clock.runFor(4000);
    await expect(noticeOf(page)).toBeHidden();
  });

  test('its button and Escape dismiss a message, and its link leads on', async ({ page }) => {
    await openAndPress(page);
    const { dismiss } = content.words.notice;
    await noticeOf(page).getByRole('button', { name: dismiss, exact: true }).click();
    await expect(noticeOf(page)).toBeHidden();
    await buttons(page).first().click();
    await noticeOf(page).getByRole('link').focus();
    await page.keyboard.press('Escape');
    await expect(noticeOf(page)).toBeHidden();
    await buttons(page).first().click();
    const href = await noticeOf(page).getByRole('link').getAttribute('href');
    await noticeOf(page).getByRole('link').click();
    if (href?.startsWith('/')) await expect(page).toHaveURL(href);
  });

  test('Escape closes a message wherever the focus is, which returns to what was pressed', async ({
    page,
  }) => {
    await openAndPress(page);
    await page.keyboard.press('Escape');
    await expect(noticeOf(page)).toBeHidden();
    await buttons(page).first().press('Enter');
    const { dismiss } = content.words.notice;
    await noticeOf(page).getByRole('button', { name: dismiss, exact: true }).press('Enter');
    await expect(noticeOf(page)).toBeHidden();
    await expect(buttons(page).first()).toBeFocused();
  });

  test('the same button again is announced again, and a translator’s words make way', async ({
    page,
  }) => {
    await openAndPress(page);
    const text = noticeOf(page).getByText(first.notice);
    await text.evaluate((span) => {
      span.innerHTML = '<font>…</font>';
    });
    await buttons(page).first().click();
    await expect(noticeOf(page)).toContainText(first.notice);
  });
}

for (const { path, form } of contactForms) {
  test(`${path}: the message names the address once, as a link`, async ({ page }) => {
    await page.goto(path);
    await page.locator('#contact-email').fill('ada@example.com');
    await page.locator('#contact-message').fill('Hello');
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(noticeOf(page).getByRole('link', { name: content.brand.email })).toBeVisible();
    const text = (await noticeOf(page).textContent()) ?? '';
    expect(text.split(content.brand.email)).toHaveLength(2);
  });
}
