import { expect, type Page, test } from '@playwright/test';
import { content, desktop, phone } from './pages.ts';
import { violations } from './violations.ts';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const awake = (page: Page, part: string) =>
  page.locator('astro-island[data-awake]', { has: page.locator(part) });

/** What a page can become in a visitor's hands, and how. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'a dropdown open': async (page) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Features', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Mobile App' }).first()).toBeVisible();
  },
  'the overlay open': async (page) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the scrolled header': async (page) => {
    await page.goto('/about');
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
  },
  'a notice shown': async (page) => {
    await page.goto('/features/analytics');
    await page.getByRole('button', { name: 'Request Demo' }).first().click();
    await expect(page.locator('#notice')).toBeVisible();
    // Held under the pointer, it stays for as long as the check takes.
    await page.locator('#notice').getByRole('link').hover();
    await expect(awake(page, '#notice')).toHaveCount(1);
  },
  'the popup shown': async (page) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(3000);
    await expect(awake(page, 'aside')).toHaveCount(1);
    await page.clock.fastForward(5000);
    const popup = page.getByRole('complementary', { name: 'Recent activity' });
    await expect(popup).toBeVisible();
    await popup.getByText(/minute/).hover();
  },
  'a question open': async (page) => {
    await page.goto('/faq');
    await page.getByRole('tab', { name: content.faqPricingBilling.title }).click();
    const [item] = content.faqPricingBilling.questions;
    await page.getByText(item?.question ?? '').click();
    await expect(page.locator(`#${item?.id} .question-answer`)).toBeVisible();
  },
  'a search of the questions': async (page) => {
    await page.goto('/faq?q=refund');
    await expect(page.getByRole('searchbox')).toHaveValue('refund');
    await expect(page.locator('.faq[data-searching]')).toHaveCount(1);
  },
  'yearly billing on the landing page': async (page) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Yearly' }).check();
  },
  'yearly billing on the pricing page': async (page) => {
    await page.goto('/pricing');
    await page.getByRole('radio', { name: 'Yearly' }).check();
  },
  'the custom provider’s card': async (page) => {
    await page.goto('/');
    await page.locator('.provider-tile button').focus();
    await expect(awake(page, '.provider-tile')).toHaveCount(1);
    await expect(page.locator('#custom-provider')).toBeVisible();
  },
  'an e-mail address refused': async (page) => {
    await page.goto('/');
    await page.locator('form').getByRole('button').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  },
  'the carousel awake': async (page) => {
    await page.goto('/');
    await page.locator('[aria-roledescription="carousel"]').hover();
    await expect(awake(page, '[aria-roledescription="carousel"]')).toHaveCount(1);
  },
};

for (const [name, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no accessibility violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await reach(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}
