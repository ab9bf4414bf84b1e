import { expect, type Page } from '@playwright/test';
import { stopClock } from '../support/stop-clock.ts';

export type IslandCase = {
  path: string;
  /** What a visitor does that wakes it. */
  wake(page: Page): Promise<unknown>;
  /** What the build drew, and what must be there whatever becomes of its script. */
  expectStatic(page: Page): Promise<unknown>;
};

const island = (page: Page, name: string) =>
  page.locator(`astro-island[component-export="${name}"]`);

/** A form keeps what was typed, and the line behind it says what to do instead. */
const formCase = (path: string, field: string): IslandCase => ({
  path,
  wake: async (page) => {
    await page.locator(field).fill('ada@example.com');
    await page.locator(field).press('Enter');
  },
  expectStatic: async (page) => {
    await expect(page.locator(field)).toHaveValue('ada@example.com');
    await expect(page.locator('.without-script')).toBeVisible();
  },
});

export const islandCases: Record<string, IslandCase> = {
  HeroForm: formCase('/', '#hero-email'),
  ContactForm: formCase('/contact', 'main [type=email]'),
  SignInForm: formCase('/sign-in', '#sign-in-email'),
  SignUpForm: formCase('/sign-up', 'main [type=email]'),
  ProviderTile: {
    path: '/',
    wake: (page) => island(page, 'ProviderTile').getByRole('button').hover(),
    expectStatic: async (page) => {
      await page.mouse.move(1, 1);
      await expect(page.locator('#custom-provider')).toBeHidden();
      await island(page, 'ProviderTile').getByRole('button').hover();
      await expect(page.locator('#custom-provider')).toBeVisible();
    },
  },
  Carousel: {
    path: '/',
    wake: (page) => page.locator('.carousel-slide').first().scrollIntoViewIfNeeded(),
    expectStatic: async (page) => {
      for (const slide of await page.locator('.carousel-slide').all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
        await expect(slide).toHaveCSS('opacity', '1');
        await expect(slide).not.toHaveAttribute('inert');
      }
      await expect(page.locator('.carousel-dot').first()).toBeHidden();
    },
  },
  Popup: {
    path: '/',
    wake: (page) => page.clock.runFor(4000),
    expectStatic: async (page) => {
      await page.clock.runFor(60_000);
      await expect(page.locator('aside.popup')).toBeHidden();
    },
  },
  FaqBrowser: {
    path: '/faq',
    wake: (page) => page.locator('#faq-search').fill('refund'),
    expectStatic: async (page) => {
      await expect(page.locator('#faq-search')).toBeHidden();
      await page.getByRole('tab').nth(1).click();
      const panel = page.getByRole('tabpanel').filter({ visible: true });
      await expect(panel).toHaveCount(1);
      await panel.locator('summary').first().click();
      await expect(panel.locator('.question-answer').first()).toBeVisible();
    },
  },
  Notice: {
    path: '/features/analytics',
    wake: (page) => page.locator('main button[data-notice]').first().click(),
    expectStatic: async (page) => {
      const notice = page.locator('#notice');
      await expect(notice.getByRole('link')).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
    },
  },
};

export async function visit(page: Page, name: string): Promise<IslandCase> {
  const found = islandCases[name];
  if (!found) throw new Error(`no island ${name}`);
  if (name === 'Popup') await stopClock(page);
  await page.goto(found.path);
  return found;
}

/** The island has given up, and the page around it has not. */
export async function expectStands(page: Page, name: string) {
  await expect(async () => {
    // Astro tries once more after a second, which does not pass where the clock is stopped.
    if (name === 'Popup') await page.clock.runFor(1000);
    await expect(island(page, name)).toHaveAttribute('data-broken', '', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await islandCases[name]?.expectStatic(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The pages with a split screen have no menu.
  const dropdown = page.getByRole('banner').locator('[data-dropdown]').first();
  if (await dropdown.count()) {
    await dropdown.click();
    await expect(page.locator('.dropdown:popover-open a').first()).toBeVisible();
  }
}
