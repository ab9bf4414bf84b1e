import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { expectAwake, holdScript } from './islands.ts';
import { stopClock } from './stop-clock.ts';
import { watchTraffic } from './watch-traffic.ts';

const { analytics, paymentProcessing, providerIntegration } = readContent();

const places = [
  {
    path: '/features/payment-processing',
    words: paymentProcessing,
    labels: ['Get Started', 'View Pricing'],
  },
  { path: '/features/analytics', words: analytics, labels: ['Request Demo', 'View Documentation'] },
  { path: '/features/provider-integration', words: providerIntegration, labels: undefined },
];

const notice = (page: Page) => page.getByRole('status').locator('#notice');

/** The buttons of the page's head that go nowhere, and what each answers. */
function buttonsOf(place: (typeof places)[number]): [label: string, answer: string][] {
  return place.words.hero.actions.map((action) => [
    action.label,
    'notice' in action ? action.notice : '',
  ]);
}

const [first] = places as [(typeof places)[number]];
const [[firstLabel, firstAnswer], [secondLabel, secondAnswer]] = buttonsOf(first) as [
  [string, string],
  [string, string],
];

async function open(page: Page) {
  await stopClock(page);
  await page.goto(first.path);
}

/** Presses the first button and waits until the message counts its time. */
async function openAndPress(page: Page) {
  await open(page);
  await page.getByRole('button', { name: firstLabel }).click();
  await expectAwake(page, 'Notice');
  await expect(notice(page)).toContainText(firstAnswer);
  await expect(notice(page)).toBeVisible();
}

for (const place of places) {
  test.describe(`§2 Feature pages: ${place.path}`, () => {
    test('has two buttons without a target, real ones', async ({ page }) => {
      await page.goto(place.path);
      const labels = buttonsOf(place).map(([label]) => label);
      expect(labels).toHaveLength(2);
      if (place.labels) expect(labels).toEqual(place.labels);
      for (const label of labels) {
        const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
        await expect(button).toHaveJSProperty('tagName', 'BUTTON');
        await expect(button).toHaveAttribute('type', 'button');
      }
    });

    for (const [label, answer] of buttonsOf(place)) {
      test(`“${label}” navigates nowhere and is answered: not open yet, and /contact`, async ({
        page,
      }) => {
        await page.goto(place.path);
        const traffic = watchTraffic(page);
        await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
        await expect(notice(page)).toBeVisible();
        await expect(notice(page)).toContainText(answer);
        await expect(notice(page)).toContainText('not open yet');
        await expect(notice(page).locator('a[href="/contact"]')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(place.path);
        expect(traffic).toEqual([]);
      });
    }
  });
}

test('§4 Transient message: is announced politely', async ({ page }) => {
  await openAndPress(page);
  await expect(page.getByRole('status').filter({ has: page.locator('#notice') })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('§4 Transient message: clears itself after 4 s', async ({ page }) => {
  await openAndPress(page);
  await page.clock.runFor(3900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(notice(page)).toBeHidden();
});

test('§4 Transient message: can be called again after it has cleared', async ({ page }) => {
  await openAndPress(page);
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: secondLabel }).click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(secondAnswer);
});

test('§4 Transient message: a second press replaces the text and begins the 4 s anew', async ({
  page,
}) => {
  await openAndPress(page);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: secondLabel }).click();
  await expect(notice(page)).toContainText(secondAnswer);
  await expect(notice(page)).not.toContainText(firstAnswer);
  await page.clock.runFor(3900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(notice(page)).toBeHidden();
});

test('§4 Transient message: waits while the pointer rests on it', async ({ page }) => {
  await openAndPress(page);
  await notice(page).hover();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeHidden();
});

test('§4 Transient message: waits while the focus is in it', async ({ page }) => {
  await openAndPress(page);
  const link = notice(page).getByRole('link');
  await link.focus();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  await link.blur();
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeHidden();
});

test('§4 Transient message: can be dismissed by its button and by Escape', async ({ page }) => {
  await openAndPress(page);
  await notice(page).getByRole('button', { name: 'Dismiss message' }).click();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: firstLabel }).click();
  await notice(page).getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
});

test('§4 Transient message: its link leads to /contact', async ({ page }) => {
  await openAndPress(page);
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('Transient message: a press before its script has come is answered, for 4 s', async ({
  page,
}) => {
  await stopClock(page);
  const release = await holdScript(page, 'notice');
  await page.goto(first.path);
  await page.getByRole('button', { name: secondLabel }).click();
  await expect(notice(page).filter({ visible: true }).getByText(firstAnswer)).toHaveCount(0);
  release();
  await expectAwake(page, 'Notice');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(secondAnswer);
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeHidden();
});
