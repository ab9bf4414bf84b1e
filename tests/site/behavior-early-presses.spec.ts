import { expect, type Page, test } from '@playwright/test';
import { patienceMs } from '../../src/islands/wake/wake.ts';
import { fill } from '../../src/lib/text.ts';
import {
  answering,
  contactForms,
  expectAwake,
  faqs,
  heroForms,
  holdScript,
  inkForms,
  islandOf,
  noticeOf,
  pretends,
  providerTiles,
  signUps,
  turningCarousels,
} from '../support/islands.ts';
import { anyPath, bandsOf, content, desktop, hasRow, phone } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';

// What a visitor does before the scripts have come, and what becomes of it.

const { navigation, words } = content;

/** Opens a page whose scripts are held back until the answer is called. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await holdScript(page, '*');
  // A page counts as loaded only once its scripts have come.
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await page.waitForLoadState();
  };
}

if (navigation.themeSwitch) {
  test('the theme turns before any script has come', async ({ page }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const release = await openWithoutScripts(page, anyPath);
    await page.locator('[data-theme-toggle]').click();
    expect(await theme()).toBe('dark');
    await release();
    await page.reload();
    expect(await theme()).toBe('dark');
  });
}

for (const { title } of hasRow ? navigation.groups.slice(0, 1) : []) {
  test('a dropdown that was opened before the script came says so, and closes', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    const release = await openWithoutScripts(page, anyPath);
    const trigger = page.getByRole('banner').getByRole('button', { name: title, exact: true });
    await trigger.click();
    await expect(page.locator('.dropdown:popover-open')).toBeVisible();
    await release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(page.locator('.dropdown:popover-open')).toHaveCount(0);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a drawer that was opened before the script came becomes a dialog, and closes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await openWithoutScripts(page, anyPath);
  await page.getByRole('button', { name: words.openMenu, exact: true }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await release();
  await expect(page.getByRole('dialog', { name: words.menu })).toBeVisible();
  await page.getByRole('button', { name: words.closeMenu, exact: true }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
});

for (const { path, ink } of inkForms) {
  test(`${path}: a name and an ink that were chosen before the script came are painted then`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, `${path}?brand=Other&ink=operators`);
    await page.getByLabel(ink.any).fill('#0a7f5c');
    await page.getByRole('textbox', { name: ink.name }).fill('Acme');
    await release();
    await expect(page).toHaveURL(`${path}?brand=Acme&ink=0a7f5c`);
    await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText('Acme');
  });
}

/** What a visitor does before the script of an island has come, what is seen then, and what after. */
type Case = {
  what: string;
  path: string;
  script: string;
  act(page: Page): Promise<unknown>;
  before?(page: Page): Promise<unknown>;
  after(page: Page): Promise<unknown>;
};

const expectWaiting = (page: Page, name = '') =>
  expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true');

const cases: Case[] = [
  ...contactForms.map(({ path, form }) => ({
    what: 'a letter',
    path,
    script: 'contact-form',
    act: async (page: Page) => {
      await page.locator('textarea').fill('Lisbon, in May.');
      await page.locator('#contact-subject').press('Enter');
    },
    before: (page: Page) => expectWaiting(page, form.submit),
    after: async (page: Page) => {
      await expect(noticeOf(page)).toBeVisible();
      await expect(page.locator('textarea')).toHaveValue('Lisbon, in May.');
      await expect(page).toHaveURL(path);
    },
  })),
  ...bandsOf('sign-in').flatMap(({ path, words: { form, social } }) =>
    social.providers.slice(0, 1).map(({ label, name }) => ({
      what: 'a press on a social button',
      path,
      script: 'sign-in-form',
      act: (page: Page) => page.getByRole('button', { name: label, exact: true }).click(),
      before: (page: Page) => expectWaiting(page, label),
      after: (page: Page) =>
        expect(noticeOf(page)).toContainText(fill(form.socialNotice, { provider: name })),
    })),
  ),
  ...signUps.map(({ path, words: { form } }) => ({
    what: 'a new account',
    path,
    script: 'sign-up-form',
    act: async (page: Page) => {
      await page.route(`**${form.submit.href}`, (route) => route.fulfill({ body: 'next' }));
      const account = islandOf(page, 'SignUpForm', 0);
      for (const field of await account.locator('input:not([type=checkbox])').all())
        await field.fill('a@b');
      await account.getByRole('checkbox').check();
      await account.locator('[type=submit]').click();
    },
    before: (page: Page) => expect(page).toHaveURL(path),
    after: (page: Page) => expect(page).toHaveURL(form.submit.href),
  })),
  ...answering.slice(0, 1).map(({ path, first }) => ({
    what: 'a press that a message answers',
    path,
    script: 'notice',
    act: (page: Page) => page.locator('main button[data-notice]').first().click(),
    before: (page: Page) => expect(page.locator('button[aria-busy]')).toHaveText(first.label),
    after: (page: Page) => expect(noticeOf(page)).toContainText(first.notice),
  })),
  ...faqs.map(({ where, path, nth, prefix, categories }) => ({
    what: `a category with an open answer in the one before (${where})`,
    path,
    script: 'faq-browser',
    act: async (page: Page) => {
      const faq = islandOf(page, 'FaqBrowser', nth);
      await faq.locator('summary').filter({ visible: true }).first().click();
      await faq.getByRole('tab').last().click();
    },
    before: (page: Page) =>
      expect(page.locator(`[id="${prefix}${categories.at(-1)?.id}"]`)).toBeVisible(),
    after: async (page: Page) => {
      await expectAwake(page, 'FaqBrowser', nth);
      const shown = islandOf(page, 'FaqBrowser', nth).locator('[role=tabpanel]:visible');
      await expect(shown).toHaveAttribute('id', `${prefix}${categories.at(-1)?.id}`);
      if (categories.length > 1)
        await expect(islandOf(page, 'FaqBrowser', nth).locator('details[open]')).toHaveCount(0);
    },
  })),
  ...faqs.map(({ where, path, nth, categories: [first] }) => ({
    what: `a search, newer than the one in the address (${where})`,
    path: `${path}?q=older`,
    script: 'faq-browser',
    act: (page: Page) =>
      islandOf(page, 'FaqBrowser', nth)
        .getByRole('searchbox')
        .fill(first?.questions[0]?.question ?? ''),
    after: async (page: Page) => {
      const faq = islandOf(page, 'FaqBrowser', nth);
      const asked = first?.questions[0]?.question ?? '';
      await expect(faq.locator('summary:visible')).toHaveText([asked]);
      await expect(faq.getByRole('searchbox')).toHaveValue(asked);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === asked);
    },
  })),
  ...providerTiles.map(({ where, path, nth, name }) => ({
    what: `the card of “${name}” (${where}), by hover and by focus,`,
    path,
    script: 'provider-tile',
    act: (page: Page) => islandOf(page, 'ProviderTile', nth).getByRole('button').hover(),
    before: async (page: Page) => {
      const card = islandOf(page, 'ProviderTile', nth).locator('.provider-card');
      await expect(card).toBeVisible();
      await page.mouse.move(1, 1);
      await expect(card).toBeHidden();
      await islandOf(page, 'ProviderTile', nth).getByRole('button').focus();
    },
    after: (page: Page) =>
      expect(islandOf(page, 'ProviderTile', nth).locator('.provider-card')).toBeVisible(),
  })),
  ...turningCarousels.map(({ where, path, nth, words: says }) => ({
    what: `a press on the drawing inside a button (${where})`,
    path,
    script: 'carousel',
    act: (page: Page) =>
      islandOf(page, 'Carousel', nth)
        .getByRole('button', { name: says.pause, exact: true })
        .locator('svg')
        .click(),
    after: (page: Page) =>
      expect(
        islandOf(page, 'Carousel', nth).getByRole('button', { name: says.play, exact: true }),
      ).toBeVisible(),
  })),
];

for (const { what, path, script, act, before, after } of cases) {
  test(`${path}: before its script, ${what} is not lost`, async ({ page }) => {
    await page.setViewportSize(desktop);
    const release = await holdScript(page, script);
    await page.goto(path);
    await act(page);
    await before?.(page);
    release();
    await after(page);
  });
}

for (const { where, path, nth } of faqs) {
  test(`${where}: Tab leaves the tabs before any script has come`, async ({ page }) => {
    await openWithoutScripts(page, path);
    const tab = islandOf(page, 'FaqBrowser', nth).getByRole('tab').first();
    await tab.focus();
    await page.keyboard.press('Tab');
    await expect(tab).not.toBeFocused();
  });
}

for (const { path, form } of pretends ? heroForms : []) {
  const submit = (page: Page) => page.locator('form:has(#hero-email) [type=submit]');
  const instead = (page: Page) => page.locator('.without-script');

  test(`${path}: a form whose script failed to load says so, and works at the next press`, async ({
    page,
  }) => {
    await stopClock(page);
    let isDown = true;
    await page.route('**/_astro/hero-form.*.js*', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto(path);
    await page.locator('#hero-email').fill('ada@example.com');
    await submit(page).click();
    await expect(async () => {
      // Astro tries once more after a second.
      await page.clock.runFor(1000);
      await expect(instead(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    isDown = false;
    await submit(page).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText(form.success)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(instead(page)).toBeHidden();
  });

  test(`${path}: a form that was sent early shows that it waits, says after a while what to do instead, and still comes alive`, async ({
    page,
  }) => {
    await stopClock(page);
    const release = await holdScript(page, 'hero-form');
    await page.goto(path);
    await page.locator('#hero-email').fill('ada@example.com');
    const rest = await submit(page).evaluate((button) => getComputedStyle(button).opacity);
    await submit(page).click();
    await page.clock.runFor(patienceMs - 100);
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expect(submit(page)).not.toHaveCSS('opacity', rest);
    await expect(instead(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(instead(page)).toBeVisible();
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    release();
    await expectAwake(page, 'HeroForm');
    await expect(instead(page)).toBeHidden();
    await submit(page).click();
    await page.clock.runFor(1000);
    await expect(page.getByText(form.success)).toBeVisible();
  });
}

for (const { path, first } of answering.slice(0, 1)) {
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
    await page.goto(path);
    await page.locator('main button[data-notice]').first().click();
    await expect(noticeOf(page)).toContainText(first.notice);
  });
}
