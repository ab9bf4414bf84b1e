import { expect, type Page, test } from '@playwright/test';
import { expectAwake, noticeOf } from '../support/islands.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchTraffic } from '../support/watch.ts';
import { content } from './shipped.ts';

const { analytics, paymentProcessing, providerIntegration, words } = content;

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The buttons of a page's head that go nowhere, and what each answers. */
const buttonsOf = ({ hero }: typeof analytics) =>
  hero.actions.map((action) => ({
    label: action.label,
    answer: 'notice' in action ? action.notice : '',
  })) as [{ label: string; answer: string }, { label: string; answer: string }];

for (const [path, words, labels] of [
  ['/features/payment-processing', paymentProcessing, ['Get Started', 'View Pricing']],
  ['/features/analytics', analytics, ['Request Demo', 'View Documentation']],
  ['/features/provider-integration', providerIntegration, [/./, /./]],
] as const) {
  test(`§2 Feature pages: two buttons of ${path} go nowhere, and say so`, async ({ page }) => {
    const buttons = buttonsOf(words);
    expect(buttons.map(({ label }) => label)).toEqual(
      labels.map((label) => expect.stringMatching(label)),
    );
    await page.goto(path);
    const traffic = watchTraffic(page);
    for (const { label, answer } of buttons) {
      await expect(button(page, label)).toHaveJSProperty('tagName', 'BUTTON');
      await button(page, label).click();
      await expect(noticeOf(page)).toBeVisible();
      await expect(noticeOf(page)).toContainText(answer);
      await expect(noticeOf(page)).toContainText('not open yet');
      await expect(noticeOf(page).locator('a[href="/contact"]')).toBeVisible();
    }
    await expect(page).toHaveURL(path);
    expect(traffic).toEqual([]);
  });
}

const path = '/features/payment-processing';
const [first, second] = buttonsOf(paymentProcessing);

/** Presses the first button and waits until the message counts its time. */
async function openAndPress(page: Page) {
  await stopClock(page);
  await page.goto(path);
  await button(page, first.label).click();
  await expectAwake(page, 'Notice');
  await expect(noticeOf(page)).toContainText(first.answer);
  await expect(noticeOf(page)).toBeVisible();
}

async function expectToLast(page: Page, ms: number) {
  await page.clock.runFor(ms - 100);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(noticeOf(page)).toBeHidden();
}

test('§4 Transient message: announced politely, clears itself after 4 s, and a second press begins anew', async ({
  page,
}) => {
  await openAndPress(page);
  const region = page.getByRole('status').filter({ has: page.locator('#notice') });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expectToLast(page, 4000);
  await button(page, first.label).click();
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.runFor(3000);
  await button(page, second.label).click();
  await expect(noticeOf(page)).toContainText(second.answer);
  await expect(noticeOf(page)).not.toContainText(first.answer);
  await expectToLast(page, 4000);
});

test('§4 Transient message: waits while the pointer or the focus rests on it', async ({ page }) => {
  await openAndPress(page);
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

test('§4 Transient message: its button and Escape dismiss it, its link leads to /contact', async ({
  page,
}) => {
  await openAndPress(page);
  await noticeOf(page).getByRole('button', { name: words.notice.dismiss }).click();
  await expect(noticeOf(page)).toBeHidden();
  await button(page, first.label).click();
  await noticeOf(page).getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(noticeOf(page)).toBeHidden();
  await button(page, first.label).click();
  await noticeOf(page).getByRole('link').click();
  await expect(page).toHaveURL('/contact');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a button whose target is not open yet says so', async ({ page }) => {
    await page.goto('/features/analytics');
    await page.locator('main button[popovertarget="notice"]:visible').first().click();
    await expect(page.locator('#notice').getByRole('link')).toBeVisible();
  });
});
