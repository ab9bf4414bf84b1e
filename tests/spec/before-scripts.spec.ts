import { expect, type Page, test } from '@playwright/test';
import { patienceMs } from '../../src/islands/wake/wake.ts';
import { fill } from '../../src/lib/text.ts';
import { facesOn } from '../support/faces.ts';
import { expectAwake, holdScript } from '../support/islands.ts';
import { desktop, phone } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';
import { content } from './shipped.ts';

// What a visitor does before the scripts have come, and what becomes of it.

const { landing, words, signIn, navigation } = content;
const { form } = landing.hero;

/** Opens a page whose scripts are held back until the answer is called. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await holdScript(page, '*');
  // A page counts as loaded only once its scripts have come.
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await facesOn(page);
  };
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const submit = (page: Page) => page.locator('form:has(#hero-email) [type=submit]');

test('the theme turns before any script has come', async ({ page }) => {
  const release = await openWithoutScripts(page, '/about');
  await page.locator('[data-theme-toggle]').click();
  expect(await theme(page)).toBe('dark');
  await release();
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('a name and an ink that were chosen before the script came are painted then', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/?brand=Other&ink=operators');
  await page.getByLabel(landing.hero.ink.any).fill('#0a7f5c');
  await page.getByRole('textbox', { name: landing.hero.ink.name }).fill('Acme');
  await release();
  await expect(page).toHaveURL(/\?brand=Acme&ink=0a7f5c$/);
  await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText('Acme');
});

test('a dropdown that was opened before the script came says so, and closes', async ({ page }) => {
  await page.setViewportSize(desktop);
  const release = await openWithoutScripts(page, '/about');
  const name = navigation.groups[0]?.title ?? '';
  const trigger = page.getByRole('banner').getByRole('button', { name, exact: true });
  await trigger.click();
  await expect(page.locator(':popover-open')).toBeVisible();
  await release();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a drawer that was opened before the script came becomes a dialog, and closes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await openWithoutScripts(page, '/about');
  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await release();
  await expect(page.locator('#site-menu:modal')).toBeVisible();
  await page.getByRole('button', { name: words.closeMenu }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('a press on the drawing inside a button is repeated, too', async ({ page }) => {
  await page.setViewportSize(desktop);
  const release = await holdScript(page, 'carousel');
  await page.goto('/');
  const says = landing.testimonials;
  const drawing = page.getByRole('button', { name: says.pause }).locator('svg');
  await drawing.click();
  release();
  await expect(page.getByRole('button', { name: says.play })).toBeVisible();
});

test('words typed into the search before its script came are searched, and in the address', async ({
  page,
}) => {
  const release = await holdScript(page, 'faq-browser');
  await page.goto('/faq?q=older');
  await page.getByRole('searchbox').fill('refund');
  release();
  await expect(page.locator('details[hidden]')).not.toHaveCount(0);
  await expect(page).toHaveURL('/faq?q=refund');
  await expect(page.getByRole('searchbox')).toHaveValue('refund');
});

test('Tab leaves the tabs before any script has come', async ({ page }) => {
  await openWithoutScripts(page, '/faq');
  const first = page.getByRole('tab').first();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(first).not.toBeFocused();
});

test('a form whose script failed to load says so, and works at the next press', async ({
  page,
}) => {
  await stopClock(page);
  let isDown = true;
  await page.route('**/_astro/hero-form.*.js*', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await page.locator('#hero-email').fill('ada@example.com');
  await submit(page).click();
  const instead = page.locator('.without-script');
  await expect(async () => {
    // Astro tries once more after a second.
    await page.clock.runFor(1000);
    await expect(instead).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  isDown = false;
  await submit(page).click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText(form.success)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(instead).toBeHidden();
});

test('a form that was sent early shows that it waits, says after a while what to do instead, and still comes alive', async ({
  page,
}) => {
  await stopClock(page);
  const release = await holdScript(page, 'hero-form');
  await page.goto('/');
  await page.locator('#hero-email').fill('ada@example.com');
  const rest = await submit(page).evaluate((button) => getComputedStyle(button).opacity);
  await submit(page).click();
  await page.clock.runFor(patienceMs - 100);
  const instead = page.locator('.without-script');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submit(page)).not.toHaveCSS('opacity', rest);
  await expect(instead).toBeHidden();
  await page.clock.runFor(200);
  await expect(instead).toBeVisible();
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  release();
  await expectAwake(page, 'HeroForm');
  await expect(instead).toBeHidden();
  await submit(page).click();
  await page.clock.runFor(1000);
  await expect(page.getByText(form.success)).toBeVisible();
});

test('a page comes alive where the browser tells nothing of its paints', async ({ page }) => {
  await page.addInitScript(() => {
    class Silent {
      static supportedEntryTypes = [];
      observe() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    }
    Object.assign(window, { PerformanceObserver: Silent });
    performance.getEntriesByType = () => [];
    performance.getEntriesByName = () => [];
  });
  await page.goto('/sign-in');
  await facesOn(page);
  const [provider] = signIn.social.providers;
  await page.getByRole('button', { name: provider?.label ?? '' }).click();
  const said = fill(signIn.form.socialNotice, { provider: provider?.name ?? '' });
  await expect(page.locator('#notice')).toContainText(said);
});
