import { expect, type Page, test } from '@playwright/test';
import { desktop } from '../support/pages.ts';
import { expectAccessible } from '../support/violations.ts';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const isAwake = (page: Page, inside: string) =>
  expect(page.locator('astro-island[data-awake]', { has: page.locator(inside) })).toHaveCount(1);

/** States that only axe has something to say of; others are in aria.spec.ts. */
const states: Record<string, { part: string; reach: (page: Page) => Promise<unknown> }> = {
  'the scrolled header': {
    part: 'header',
    reach: async (page) => {
      await page.goto('/about');
      await page.mouse.wheel(0, 500);
      await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
    },
  },
  'a notice': {
    part: '#notice',
    reach: async (page) => {
      await page.goto('/features/analytics');
      await page.locator('main button[data-notice]').first().click();
      await isAwake(page, '#notice');
      // Held under the pointer, it stays for as long as the check takes.
      await page.locator('#notice').getByRole('link').hover({ timeout: 3000 });
    },
  },
  'yearly billing on the landing page': {
    part: '.plans',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('[data-billing=yearly]').check({ force: true });
    },
  },
  'the custom provider’s card': {
    part: '.provider-tile',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('.provider-tile button').focus();
      await isAwake(page, '.provider-tile');
      await expect(page.locator('#custom-provider')).toBeVisible();
    },
  },
};

for (const [name, { part, reach }] of Object.entries(states)) {
  test(`${name} has no accessibility violation`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page, part);
  });
}

test('the popup has no accessibility violation', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(3000);
  await isAwake(page, 'aside');
  await page.clock.fastForward(5000);
  await page.locator('aside.popup p').first().hover();
  await expectAccessible(page, 'aside', [desktop]);
});
