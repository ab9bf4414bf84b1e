import { expect, type Locator, type Page } from '@playwright/test';
import { pathOf, test } from './examples-site.ts';

// Every kind of island, on the pages of the examples: its script may come late, or never, and others
// may have changed the page before it.

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

type Island = {
  name: string;
  /** The band that has it. */
  band: Parameters<typeof pathOf>[0];
  /** What a visitor does, before its script has come. */
  act(island: Locator, page: Page): Promise<unknown>;
  /** What comes of it with the script, and what without. */
  works(island: Locator, page: Page): Promise<unknown>;
  stands(island: Locator, page: Page): Promise<unknown>;
};

const notice = (page: Page) => page.getByRole('status').locator('#notice');

const notLoaded = (page: Page) =>
  page.getByText('This part didn’t load.').filter({ visible: true });

/** A field keeps what was typed, and the line behind it says that its tool could not be loaded. */
const standsAsForm = (field: string, value: string) => async (_island: Locator, page: Page) => {
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
    works: (island) =>
      expect(island.getByText('Great! Check your inbox to get started.')).toBeVisible(),
    stands: standsAsForm('#hero-email', 'ada@example.com'),
  },
  {
    name: 'Notice',
    band: 'contact',
    act: async (_island, page) => {
      await page.locator('textarea').fill('Lisbon, in May.');
      await page.locator('#contact-subject').press('Enter');
    },
    works: async (_island, page) => {
      await expect(notice(page)).toContainText('Nothing was sent');
      await expect(page.locator('textarea')).toHaveValue('Lisbon, in May.');
    },
    stands: async (_island, page) => {
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
    works: async (_island, page) => {
      await expect(notice(page)).toContainText(/^Google sign.+ isn’t connected yet/);
      await expect(page.locator('#sign-in-email')).toHaveValue('ada@example.com');
    },
    stands: standsAsForm('#sign-in-email', 'ada@example.com'),
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
    works: (_island, page) => expect(page).toHaveURL('/sign-in'),
    stands: standsAsForm('#sign-up-email', 'ada@example.com'),
  },
  {
    name: 'FaqBrowser',
    band: 'faq',
    act: (_island, page) => page.getByRole('searchbox').fill('zzz'),
    works: async (_island, page) => {
      await expect(page.locator('.faq').getByRole('status')).toContainText(
        'No answer matches “zzz”',
      );
      await page.getByRole('searchbox').fill('');
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    },
    stands: async (island, page) => {
      await standsAsForm('[name=q]', 'zzz')(island, page);
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
    works: async (island, page) => {
      await expect(island).toHaveAttribute('data-awake', '');
      await expect(island.locator('.provider-card')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(island.locator('.provider-card')).toBeHidden();
    },
    stands: (island) => expect(island.locator('.provider-card')).toBeVisible(),
  },
  {
    name: 'Carousel',
    band: 'testimonials',
    act: (island) => island.locator('.carousel-slide').first().scrollIntoViewIfNeeded(),
    works: async (island) => {
      const dot = island.getByRole('button', { name: 'Testimonial 2', exact: true });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
    },
    stands: async (island) => {
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
    works: (island) =>
      expect(island.getByText('is yours to keep from each eSIM sold at $20')).toBeVisible(),
    stands: async (island, page) => {
      await expect(page.locator('[name=price]')).toHaveValue('20');
      await expect(notLoaded(page)).toHaveCount(1);
      await expect(island.getByText('is yours to keep from each eSIM sold at $11')).toBeVisible();
    },
  },
  {
    name: 'CodeReading',
    band: 'code-reader',
    act: (_island, page) => page.getByRole('textbox').fill(code),
    works: (island) =>
      expect(island.locator('code').getByText('TOP-SECRET-77', { exact: true })).toBeVisible(),
    stands: standsAsForm('textarea', code),
  },
];

/** Runs in the page: what translators and password managers do, each text in other elements and a node beside each field. */
function meddle() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, textarea, svg'))
      found.push(text);
  }
  for (const text of found) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
  for (const field of document.querySelectorAll('main :is(input, textarea)'))
    field.after(document.createElement('password-manager'));
}

const islandOn = (page: Page, name: string) =>
  page.locator(`astro-island[component-export="${name}"]`).first();

/** Holds React back, without which no island wakes, until the answer is called. */
async function holdReact(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/client.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { name, band, act, works, stands } of islands) {
  test(`${name} in ${band}: what is done before its script comes is not lost`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await holdReact(page);
    await page.goto(pathOf(band));
    await act(islandOn(page, name), page);
    release();
    await works(islandOn(page, name), page);
    expect(errors).toEqual([]);
  });

  test(`${name} in ${band} works where others have changed the page`, async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(pathOf(band));
    await page.evaluate(meddle);
    const fields = await page.locator('main :is(input, textarea, select)').elementHandles();
    await act(islandOn(page, name), page);
    release();
    await works(islandOn(page, name), page);
    // A field that is built anew loses the letter that is typed at that moment.
    if (page.url().endsWith('/sign-in')) return;
    for (const field of fields) expect(await field.evaluate((node) => node.isConnected)).toBe(true);
  });

  test(`${name} in ${band} stands as it was built when its script is lost`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(pathOf(band));
    const island = islandOn(page, name);
    await page.route(`**${await island.getAttribute('component-url')}*`, (route) => route.abort());
    await act(island, page);
    await stands(island, page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('an island that throws leaves what was built, and what was typed', async ({ page }) => {
  await page.goto(pathOf('landing-hero'));
  const island = islandOn(page, 'FormAnswer');
  const body = 'export function FormAnswer() { throw new Error("broken inside") }';
  await page.route(`**${await island.getAttribute('component-url')}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.locator('#hero-email').fill('ada@example.com');
  await page.locator('#hero-email').press('Enter');
  await standsAsForm('#hero-email', 'ada@example.com')(island, page);
});

test('without storage, pages come and the theme still turns', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    // As browsers do that block it: not empty, but refused at the first touch.
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
