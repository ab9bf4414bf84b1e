import { expect, type Page, test } from '@playwright/test';
import { content, desktop, phone, tablet } from './pages.ts';
import { settle } from './settle.ts';
import { colorRules, violations } from './violations.ts';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const expectAwake = (page: Page, part: string) =>
  expect(
    page.locator('astro-island[data-awake]', { has: page.locator(part) }),
    `${part} is awake`,
  ).toHaveCount(1);

type State = {
  part: string;
  /** The widths at which there is such a state; all three unless told. */
  sizes?: (typeof desktop)[];
  reach: (page: Page) => Promise<unknown>;
};

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
    sizes: [desktop],
    reach: async (page) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Features', exact: true }).click();
      await expect(page.locator(':popover-open')).toHaveCount(1);
    },
  },
  'the overlay open': {
    part: 'html',
    sizes: [phone, tablet],
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
    sizes: [desktop, tablet],
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
  'an e-mail address taken': {
    part: 'form:has(#hero-email)',
    reach: async (page) => {
      const { form } = content.landing.hero;
      await page.clock.install();
      await page.goto('/');
      await page.locator('#hero-email').fill('ada@example.com');
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('button', { name: form.submitting })).toBeVisible();
      await page.clock.fastForward(1000);
      await expect(page.getByText(form.success)).toBeVisible();
    },
  },
  'an ink tried': {
    part: '.hero-plate',
    reach: async (page) => {
      const { ink } = content.landing.hero;
      await page.goto('/');
      await page.getByRole('radio', { name: ink.swatches.enterprises }).check({ force: true });
      await expect(page.getByRole('button', { name: ink.reset })).toBeVisible();
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

for (const [name, { part, sizes = [desktop, tablet, phone], reach }] of Object.entries(states)) {
  test(`${name} has no accessibility violation, at each width, light and dark`, async ({
    page,
  }) => {
    await reach(page);
    await settle(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violations(page, part), `light, ${size.width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await violations(page, part, colorRules);
      expect.soft(inDark, `dark, ${size.width} px`).toEqual([]);
    }
    // The check has looked at the state, and not at what it had become meanwhile.
    expect((await page.locator(part).first().boundingBox())?.height).toBeGreaterThan(0);
  });
}
