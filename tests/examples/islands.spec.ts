import { expect, type Locator, type Page } from '@playwright/test';
import { translate } from '../support/translate.ts';
import { pathOf, test } from './examples-site.ts';

// Every kind of island, on the example pages: its script may load late, or never, and extensions may
// have changed the page before.

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

type Island = {
  name: string;
  /** The band that has it. */
  band: Parameters<typeof pathOf>[0];
  /** A visitor's input before the script loads. */
  act(island: Locator, page: Page): Promise<unknown>;
  /** Asserts the result with the script, and without it. */
  withScript(island: Locator, page: Page): Promise<unknown>;
  withoutScript(island: Locator, page: Page): Promise<unknown>;
};

const notice = (page: Page) => page.getByRole('status').locator('#notice');

const notLoaded = (page: Page) =>
  page.getByText('This part didn’t load.').filter({ visible: true });

/** Asserts that a field keeps its text, and that the page reports a part that did not load. */
const keepsInput = (field: string, value: string) => async (_island: Locator, page: Page) => {
  await expect(page.locator(field)).toHaveValue(value);
  await expect(notLoaded(page)).toHaveCount(1);
  await expect(page.locator('.without-script').filter({ visible: true })).toHaveCount(0);
};

const code = 'LPA:1$rsp.example.com$TOP-SECRET-77';

const islands: Island[] = [
  {
    name: 'FormAnswer',
    band: 'landing-hero',
    act: async (_island, page) => {
      await page.locator('#hero-email').fill('ada@example.com');
      await page.locator('#hero-email').press('Enter');
    },
    withScript: (island) =>
      expect(island.getByText('Great! Check your inbox to get started.')).toBeVisible(),
    withoutScript: keepsInput('#hero-email', 'ada@example.com'),
  },
  {
    name: 'Notice',
    band: 'contact',
    act: async (_island, page) => {
      await page.locator('textarea').fill('Lisbon, in May.');
      await page.locator('#contact-subject').press('Enter');
    },
    withScript: async (_island, page) => {
      await expect(notice(page)).toContainText('Nothing was sent');
      await expect(page.locator('textarea')).toHaveValue('Lisbon, in May.');
    },
    withoutScript: async (_island, page) => {
      await expect(notice(page)).toContainText('Nothing was sent');
      await expect(page.locator('textarea')).toHaveValue('Lisbon, in May.');
      await expect(page.locator('.without-script')).toBeHidden();
    },
  },
  {
    name: 'FormLog',
    band: 'sign-in',
    act: async (_island, page) => {
      await page.locator('#sign-in-email').fill('ada@example.com');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
    },
    withScript: async (_island, page) => {
      await expect(notice(page)).toContainText(/^Google sign.+ isn’t connected yet/);
      await expect(page.locator('#sign-in-email')).toHaveValue('ada@example.com');
    },
    withoutScript: keepsInput('#sign-in-email', 'ada@example.com'),
  },
  {
    name: 'FormLog',
    band: 'sign-up',
    act: async (_island, page) => {
      for (const field of await page.locator('main input:not([type=checkbox])').all())
        await field.fill('ada@example.com');
      await page.getByRole('checkbox').check();
      await page.locator('main [type=submit]').click();
    },
    withScript: (_island, page) => expect(page).toHaveURL('/sign-in'),
    withoutScript: keepsInput('#sign-up-email', 'ada@example.com'),
  },
  {
    name: 'FaqBrowser',
    band: 'faq',
    act: (_island, page) => page.getByRole('searchbox').fill('zzz'),
    withScript: async (_island, page) => {
      await expect(page.locator('.faq').getByRole('status')).toContainText(
        'No answer matches “zzz”',
      );
      await page.getByRole('searchbox').fill('');
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    },
    withoutScript: async (island, page) => {
      await keepsInput('[name=q]', 'zzz')(island, page);
      await page.getByRole('tab').last().click();
      const panel = page.getByRole('tabpanel').filter({ visible: true });
      await panel.locator('summary').first().click();
      await expect(panel.locator('.question-answer').first()).toBeVisible();
    },
  },
  {
    name: 'ProviderTile',
    band: 'setup',
    act: (island) => island.getByRole('button').focus(),
    withScript: async (island, page) => {
      await expect(island).toHaveAttribute('data-awake', '');
      await expect(island.locator('.provider-card')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(island.locator('.provider-card')).toBeHidden();
    },
    withoutScript: (island) => expect(island.locator('.provider-card')).toBeVisible(),
  },
  {
    name: 'Carousel',
    band: 'testimonials',
    act: (island) => island.locator('.carousel-slide').first().scrollIntoViewIfNeeded(),
    withScript: async (island) => {
      const dot = island.getByRole('button', { name: 'Testimonial 2', exact: true });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
    },
    withoutScript: async (island) => {
      for (const slide of await island.locator('.carousel-slide').all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
      }
      await expect(island.locator('.carousel-dot').first()).toBeHidden();
    },
  },
  {
    name: 'MarginCalculator',
    band: 'margin',
    act: (_island, page) => page.locator('[name=price]').fill('20'),
    withScript: (island) =>
      expect(island.getByText('is yours to keep from each eSIM sold at $20')).toBeVisible(),
    withoutScript: async (island, page) => {
      await expect(page.locator('[name=price]')).toHaveValue('20');
      await expect(notLoaded(page)).toHaveCount(1);
      await expect(island.getByText('is yours to keep from each eSIM sold at $11')).toBeVisible();
    },
  },
  {
    name: 'CodeReading',
    band: 'code-reader',
    act: (_island, page) => page.getByRole('textbox').fill(code),
    withScript: (island) =>
      expect(island.locator('code').getByText('TOP-SECRET-77', { exact: true })).toBeVisible(),
    withoutScript: keepsInput('textarea', code),
  },
];

/** Runs in the page. Inserts an element after each field, as password managers do. */
function insertAfterFields() {
  for (const field of document.querySelectorAll('main :is(input, textarea)'))
    field.after(document.createElement('password-manager'));
}

const islandOn = (page: Page, name: string) =>
  page.locator(`astro-island[component-export="${name}"]`).first();

/** Delays React, which every island needs, until the returned function is called. */
async function holdReact(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/client.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { name, band, act, withScript, withoutScript } of islands) {
  test(`${name} in ${band} keeps input from before its script loads`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await holdReact(page);
    await page.goto(pathOf(band));
    await act(islandOn(page, name), page);
    release();
    await withScript(islandOn(page, name), page);
    expect(errors).toEqual([]);
  });

  test(`${name} in ${band} works after extensions changed the page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await holdReact(page);
    await page.goto(pathOf(band));
    await page.evaluate(translate);
    await page.evaluate(insertAfterFields);
    const fields = await page.locator('main :is(input, textarea, select)').elementHandles();
    await act(islandOn(page, name), page);
    release();
    await withScript(islandOn(page, name), page);
    expect(errors).toEqual([]);
    // A field that is replaced loses the character that is typed at that moment.
    if (page.url().endsWith('/sign-in')) return;
    for (const field of fields) expect(await field.evaluate((node) => node.isConnected)).toBe(true);
  });

  test(`${name} in ${band} stays usable when its script fails to load`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(pathOf(band));
    const island = islandOn(page, name);
    await page.route(`**${await island.getAttribute('component-url')}*`, (route) => route.abort());
    await act(island, page);
    await withoutScript(island, page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('keeps the form and the typed text when an island throws', async ({ page }) => {
  await page.goto(pathOf('landing-hero'));
  const island = islandOn(page, 'FormAnswer');
  const body = 'export function FormAnswer() { throw new Error("broken inside") }';
  await page.route(`**${await island.getAttribute('component-url')}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.locator('#hero-email').fill('ada@example.com');
  await page.locator('#hero-email').press('Enter');
  await keepsInput('#hero-email', 'ada@example.com')(island, page);
});

test('opens pages and switches the theme without storage', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    // Browsers that block storage throw on the first access.
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  await page.goto(pathOf('landing-hero'));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await paper();
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(paper).not.toBe(before);
  await page.getByLabel('Your brand name').fill('Nimbus');
  await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText('Nimbus');
  expect(errors).toEqual([]);
});
