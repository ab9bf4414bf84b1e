import { expect, type Page, test } from '@playwright/test';
import { content, desktop, phone } from './pages.ts';
import { violations } from './violations.ts';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const expectAwake = (page: Page, part: string) =>
  expect(
    page.locator('astro-island[data-awake]', { has: page.locator(part) }),
    `${part} is awake`,
  ).toHaveCount(1);

type State = { part: string; reach: (page: Page) => Promise<unknown> };

const yearly = (path: string): State => ({
  part: '.plans',
  reach: async (page) => {
    await page.goto(path);
    await page.getByRole('radio', { name: 'Yearly' }).check();
  },
});

/** What a page can become in a visitor's hands, and the part of it that changes. */
const states: Record<string, State> = {
  'a dropdown open': {
    part: 'header',
    reach: async (page) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Features', exact: true }).click();
      await expect(page.locator(':popover-open')).toHaveCount(1);
    },
  },
  'the overlay open': {
    part: 'html',
    reach: async (page) => {
      await page.setViewportSize(phone);
      await page.goto('/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeInViewport();
    },
  },
  'the scrolled header': {
    part: 'header',
    reach: async (page) => {
      await page.goto('/about');
      await page.mouse.wheel(0, 500);
      await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
    },
  },
  'a notice shown': {
    part: '#notice',
    reach: async (page) => {
      await page.goto('/features/analytics');
      await page.getByRole('button', { name: 'Request Demo' }).first().click();
      await expectAwake(page, '#notice');
      // Held under the pointer, it stays for as long as the check takes.
      await page.locator('#notice').getByRole('link').hover({ timeout: 3000 });
    },
  },
  'the popup shown': {
    part: 'aside',
    reach: async (page) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.fastForward(3000);
      await expectAwake(page, 'aside');
      await page.clock.fastForward(5000);
      const popup = page.getByRole('complementary', { name: 'Recent activity' });
      await popup.getByText(/minute/).hover();
    },
  },
  'a question open': {
    part: '.faq',
    reach: async (page) => {
      const [item] = content.faqPricingBilling.questions;
      await page.goto('/faq');
      await page.getByRole('tab', { name: content.faqPricingBilling.title }).click();
      await page.getByText(item?.question ?? '').click();
      await expect(page.locator(`#${item?.id} .question-answer`)).toBeVisible();
    },
  },
  'a search of the questions': {
    part: '.faq',
    reach: async (page) => {
      await page.goto('/faq?q=refund');
      await expect(page.locator('.faq[data-searching]')).toHaveCount(1);
    },
  },
  'yearly billing on the landing page': yearly('/'),
  'yearly billing on the pricing page': yearly('/pricing'),
  'the custom provider’s card': {
    part: '.provider-tile',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('.provider-tile button').focus();
      await expectAwake(page, '.provider-tile');
      await expect(page.locator('#custom-provider')).toBeVisible();
    },
  },
  'an e-mail address refused': {
    part: 'form:has(#hero-email)',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('form:has(#hero-email)').getByRole('button').click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
  'the carousel awake': {
    part: '[aria-roledescription="carousel"]',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('[aria-roledescription="carousel"]').hover();
      await expectAwake(page, '[aria-roledescription="carousel"]');
    },
  },
};

for (const [name, { part, reach }] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no accessibility violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await reach(page);
      expect(await violations(page, part)).toEqual([]);
    });
  }
}
