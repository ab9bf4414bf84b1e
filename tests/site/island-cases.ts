import { expect, type Locator, type Page } from '@playwright/test';
import { content, desktop } from './pages.ts';

export type IslandCase = {
  name: string;
  path: string;
  /** Its module in the build. */
  module: string;
  /** What a visitor does that wakes it. */
  wake(page: Page): Promise<void>;
  /** What the build drew, and what must be there whatever becomes of its script. */
  expectStatic(page: Page): Promise<void>;
};

const island = (page: Page, name: string): Locator =>
  page.locator(`astro-island[component-export="${name}"]`);

const fillIn = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

export const islandCases: IslandCase[] = [
  {
    name: 'HeroForm',
    path: '/',
    module: 'hero-form',
    wake: async (page) => {
      await page.locator('#hero-email').fill('ada@example.com');
      await page.locator('#hero-email').press('Enter');
    },
    expectStatic: async (page) => {
      await expect(page.locator('#hero-email')).toHaveValue('ada@example.com');
      await expect(page.getByText(content.landing.hero.form.noScript)).toBeVisible();
    },
  },
  {
    name: 'ProviderTile',
    path: '/',
    module: 'provider-tile',
    wake: (page) => island(page, 'ProviderTile').getByRole('button').hover(),
    expectStatic: async (page) => {
      await page.mouse.move(1, 1);
      await expect(page.locator('#custom-provider')).toBeHidden();
      await island(page, 'ProviderTile').getByRole('button').hover();
      await expect(page.locator('#custom-provider')).toBeVisible();
    },
  },
  {
    name: 'Carousel',
    path: '/',
    module: 'carousel',
    wake: (page) =>
      island(page, 'Carousel')
        .locator('[aria-roledescription=slide]')
        .first()
        .scrollIntoViewIfNeeded(),
    expectStatic: async (page) => {
      for (const slide of await page.locator('[aria-roledescription=slide]').all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
        await expect(slide).toHaveCSS('opacity', '1');
        await expect(slide).not.toHaveAttribute('inert');
      }
      await expect(page.locator('.carousel-dot').first()).toBeHidden();
    },
  },
  {
    name: 'Popup',
    path: '/',
    module: 'popup',
    wake: async (page) => {
      await page.clock.runFor(4000);
    },
    expectStatic: async (page) => {
      await page.clock.runFor(60_000);
      await expect(page.locator('aside.popup')).toBeHidden();
    },
  },
  {
    name: 'FaqBrowser',
    path: '/faq',
    module: 'faq-browser',
    wake: (page) => page.locator('#faq-search').fill('refund'),
    expectStatic: async (page) => {
      await expect(page.locator('#faq-search')).toBeHidden();
      await page.getByRole('tab').nth(1).click();
      await expect(page.locator('#platform-features')).toBeVisible();
      await page.locator('#platform-features summary').first().click();
      await expect(page.locator('#platform-features .question-answer').first()).toBeVisible();
    },
  },
  {
    name: 'ContactForm',
    path: '/contact',
    module: 'contact-form',
    wake: async (page) => {
      await fillIn(page, 'Message', 'Lisbon, in May.');
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
    expectStatic: async (page) => {
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Lisbon, in May.');
      await expect(page.getByText(content.contact.form.noScript)).toBeVisible();
    },
  },
  {
    name: 'SignInForm',
    path: '/sign-in',
    module: 'sign-in-form',
    wake: (page) => page.getByRole('button', { name: 'Continue with Google' }).click(),
    expectStatic: async (page) => {
      await expect(page.getByLabel('Email Address')).toBeVisible();
      await expect(page.getByText(content.signIn.form.noScript)).toBeVisible();
    },
  },
  {
    name: 'SignUpForm',
    path: '/sign-up',
    module: 'sign-up-form',
    wake: (page) => fillIn(page, 'First Name', 'Ada'),
    expectStatic: async (page) => {
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await expect(page.getByText(content.signUp.form.noScript)).toBeVisible();
    },
  },
  {
    name: 'Notice',
    path: '/features/analytics',
    module: 'notice',
    wake: (page) => page.locator('main button[data-notice]').first().click(),
    expectStatic: async (page) => {
      await expect(page.locator('#notice')).toBeVisible();
      await expect(page.locator('#notice').getByRole('link')).toBeVisible();
      await page.locator('#notice').getByRole('button').click();
      await expect(page.locator('#notice')).toBeHidden();
    },
  },
];

/** The island has given up, and the page around it has not. */
export async function expectStands(page: Page, { name, path, expectStatic }: IslandCase) {
  await expect(async () => {
    // Astro tries once more after a second, which does not pass where the clock is stopped.
    if (name === 'Popup') await page.clock.runFor(1000);
    await expect(island(page, name)).toHaveAttribute('data-broken', '', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expectStatic(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The pages with a split screen have no menu, only the way home.
  if (!path.startsWith('/sign')) {
    await page.setViewportSize(desktop);
    await page.getByRole('banner').getByRole('button', { name: 'Company', exact: true }).click();
    await page.locator(':popover-open').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
  } else {
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL('/');
  }
}
