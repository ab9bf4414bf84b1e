import { expect, type Page, test } from '@playwright/test';
import { documentOf } from '../support/built.ts';
import { stopClock } from '../support/stop-clock.ts';
import { wordsOf } from './built-page.ts';

// The policy is that of the shipped site, with every part that stores something.
const { ink } = wordsOf('/', 'landing-hero');

/** The entries that the cookie policy names, each with where it is kept. */
function named(): string[] {
  const rows = [...documentOf('/legal/cookie-policy').querySelectorAll('tr')];
  return rows.flatMap((row) => {
    const [entry, place] = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
    return place?.endsWith(' storage') ? [`${place}: ${entry}`] : [];
  });
}

const written = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `Local storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `Session storage: ${key}`),
  ]);

/** Time passes until the next message is there: each stays for six seconds. */
async function closeMessage(page: Page) {
  const message = page.locator('aside.popup');
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(message).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await message.getByRole('button').click();
  await expect(message).toBeHidden();
}

test('the cookie policy names every entry that the site writes, and no other', async ({
  page,
  context,
}) => {
  await stopClock(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  expect(await written(page)).toEqual([]);
  await page.locator('[data-theme-toggle]').click();
  await page.getByRole('textbox', { name: ink?.name ?? '' }).fill('Acme');
  await closeMessage(page);
  await closeMessage(page);
  await page.goto('/faq?q=refund');
  await page.goto('/pricing');
  expect((await written(page)).sort()).toEqual(named().sort());
  expect(await context.cookies()).toEqual([]);
});

test('the cookie policy names every word that the site writes into its addresses', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: ink?.name ?? '' }).fill('Acme');
  await page.getByRole('radio', { name: ink?.swatches.enterprises ?? '' }).check({ force: true });
  await expect(page).toHaveURL(/brand=.*ink=/);
  const keys = [...new URL(page.url()).searchParams.keys()];
  await page.goto('/faq');
  await page.getByRole('searchbox').pressSequentially('refund');
  await expect(page).toHaveURL(/q=/);
  keys.push(...new URL(page.url()).searchParams.keys());
  const codes = [...documentOf('/legal/cookie-policy').querySelectorAll('p code')]
    .map(({ textContent }) => textContent)
    .filter((code) => code.endsWith('='));
  expect(codes.map((code) => code.replace(/[?=]/g, '')).sort()).toEqual(keys.sort());
});
