import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../e2e/islands.ts';
import { stopClock } from '../e2e/stop-clock.ts';
import { serveHalf } from './half-a-line.ts';
import { expectStands, type IslandCase, islandCases } from './island-cases.ts';
import { content, desktop, everyPath, phone } from './pages.ts';

test.use({ viewport: desktop });

/** What the page throws, from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

async function visit(page: Page, { path, name }: IslandCase, origin = '') {
  if (name === 'Popup') await stopClock(page);
  await page.goto(origin + path);
}

for (const island of islandCases) {
  test(`without its script ${island.name} stays as it was built, and says so`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.route(`**/_astro/${island.module}.*.js*`, (route) => route.abort());
    await visit(page, island);
    await island.wake(page);
    await expectStands(page, island);
    expect(errors).toEqual([]);
  });
}

for (const name of ['ContactForm', 'FaqBrowser']) {
  test(`a line that drops half-way through ${name}’s script leaves the page whole`, async ({
    page,
  }) => {
    const island = islandCases.find((item) => item.name === name) as IslandCase;
    const { origin, server } = await serveHalf(new RegExp(`/${island.module}\\.[^/]*\\.js$`));
    const errors = watchErrors(page);
    await visit(page, island, origin);
    await island.wake(page);
    await expect(page.locator(`[component-export=${name}]`)).toHaveAttribute('data-broken', '', {
      timeout: 15_000,
    });
    await island.expectStatic(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL(`${origin}/about`);
    expect(errors).toEqual([]);
    server.close();
  });
}

test('without React no island wakes, and nothing throws', async ({ page }) => {
  const errors = watchErrors(page);
  await page.route(/\/_astro\/(client|react)\./, (route) => route.abort());
  const island = islandCases.find(({ name }) => name === 'HeroForm') as IslandCase;
  await visit(page, island);
  await island.wake(page);
  await expectStands(page, island);
  expect(errors).toEqual([]);
});

test('without the frame’s script menus open, links lead on, and every page reads', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.route('**/_astro/**/*.js', (route) => route.abort());
  for (const path of everyPath) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Company', exact: true }).click();
  await page.locator(':popover-open').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog', { name: content.words.menu })
    .getByRole('link', { name: 'FAQ' })
    .click();
  await page.waitForURL('/faq');
  expect(errors).toEqual([]);
});

test.describe('without storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // As browsers do that block it: not empty, but refused at the first touch.
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }),
  );

  test('every page loads and nothing throws', async ({ page }) => {
    const errors = watchErrors(page);
    for (const path of everyPath) await page.goto(path, { waitUntil: 'load' });
    expect(errors).toEqual([]);
  });

  test('the theme still turns, for as long as the page is open', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/pricing');
    const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.locator('[data-theme-toggle]:visible').first().click();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .not.toBe(before);
    expect(errors).toEqual([]);
  });

  test('the ink still paints', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/?brand=Acme&ink=operators');
    await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText('Acme');
    await page.getByLabel(content.landing.hero.ink.name).fill('Nimbus');
    await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText('Nimbus');
    expect(errors).toEqual([]);
  });
});

test.describe('without leave to change the address any more', () => {
  // As Safari does: past a hundred changes in ten seconds, the next one throws.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      let left = 100;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...change) => {
        left -= 1;
        if (left < 0) throw new DOMException('Too many calls.', 'SecurityError');
        replace(...change);
      };
    }),
  );

  test('a color drawn through the picker still paints', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/');
    await page.locator('[data-ink-form] [type=color]').evaluate((field: HTMLInputElement) => {
      for (let step = 0; step < 150; step += 1) {
        field.value = `#0a${(step % 256).toString(16).padStart(2, '0')}5c`;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(page.locator('[data-ink-form]')).toHaveAttribute('data-changed');
    expect(errors).toEqual([]);
  });

  test('a search still finds', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/faq?q=x');
    await expectAwake(page, 'FaqBrowser');
    const words = 'which of our own providers can be connected ';
    await page.locator('#faq-search').pressSequentially(words.repeat(3));
    await page.locator('#faq-search').fill('refund');
    await expect(page.locator('search [role=status]')).toContainText('refund');
    expect(errors).toEqual([]);
  });
});

test('without cookies nothing is missing, as none is ever set or read', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('Cookies are off.', 'SecurityError');
      },
      set: () => {
        throw new DOMException('Cookies are off.', 'SecurityError');
      },
    });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  const set: string[] = [];
  page.on('response', (answer) => {
    if (answer.headers()['set-cookie']) set.push(answer.url());
  });
  for (const path of everyPath) await page.goto(path, { waitUntil: 'load' });
  expect(errors).toEqual([]);
  expect(set).toEqual([]);
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  const errors = watchErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/pricing', '/faq', '/about']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('End');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    );
    expect.soft(moving, path).toEqual([]);
  }
  expect(errors).toEqual([]);
});
