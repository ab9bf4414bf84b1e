import { expect, type Page, test } from '@playwright/test';
import { expectAwake, holdScript, noticeOf } from '../support/islands.ts';
import { content } from './shipped.ts';

const { analytics, contact, categories, signIn } = content;
const [google] = signIn.social.providers;
const [action] = analytics.hero.actions;

const expectWaiting = (page: Page, name = '') =>
  expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');

/** What a visitor does before the script has come, what is seen then, and what once it is there. */
for (const { what, path, script, act, before, after } of [
  {
    what: '§7 a letter',
    path: '/contact',
    script: 'contact-form',
    act: async (page: Page) => {
      await page.locator('textarea').fill('Lisbon, in May.');
      await page.locator('#contact-subject').press('Enter');
    },
    before: (page: Page) => expectWaiting(page, contact.form.submit),
    after: async (page: Page) => {
      await expect(noticeOf(page)).toBeVisible();
      await expect(page.locator('textarea')).toHaveValue('Lisbon, in May.');
      await expect(page).toHaveURL('/contact');
    },
  },
  {
    what: '§7 a press on a social button',
    path: '/sign-in',
    script: 'sign-in-form',
    act: (page: Page) => page.getByRole('button', { name: google?.label }).click(),
    before: (page: Page) => expectWaiting(page, google?.label),
    after: (page: Page) => expect(noticeOf(page)).toContainText(google?.name ?? ''),
  },
  {
    what: '§2 a new account',
    path: '/sign-up',
    script: 'sign-up-form',
    act: async (page: Page) => {
      for (const field of await page.locator('input:not([type=checkbox])').all())
        await field.fill('a@b');
      await page.getByRole('checkbox').check();
      await page.locator('[type=submit]').click();
    },
    before: (page: Page) => expect(page).toHaveURL('/sign-up'),
    after: (page: Page) => expect(page).toHaveURL('/sign-in'),
  },
  {
    what: '§4 a press that a message answers',
    path: '/features/analytics',
    script: 'notice',
    act: (page: Page) => page.getByRole('button', { name: action?.label }).first().click(),
    before: (page: Page) =>
      expect(page.locator('button[aria-busy]')).toHaveText(action?.label ?? ''),
    after: (page: Page) => expect(noticeOf(page)).toBeVisible(),
  },
  {
    what: '§4 a category with an open answer in the one before',
    path: '/faq',
    script: 'faq-browser',
    act: async (page: Page) => {
      await page.locator('summary').filter({ visible: true }).first().click();
      await page.getByRole('tab').nth(2).click();
    },
    before: async (page: Page) => {
      await expect(page.locator('#integration-setup')).toBeVisible();
      await expect(page.locator('#general')).toBeHidden();
    },
    after: async (page: Page) => {
      await expectAwake(page, 'FaqBrowser');
      await expect(page.locator('#integration-setup')).toBeVisible();
      await expect(page.locator('details[open]')).toHaveCount(0);
    },
  },
  {
    what: 'a search',
    path: '/faq',
    script: 'faq-browser',
    act: (page: Page) =>
      page.getByRole('searchbox').fill(categories[0]?.questions[0]?.question ?? ''),
    before: (page: Page) => expect(page.locator('summary:visible')).not.toHaveCount(1),
    after: (page: Page) => expect(page.locator('summary:visible')).toHaveCount(1),
  },
  {
    what: '§4 the custom provider’s card, by hover and by focus,',
    path: '/',
    script: 'provider-tile',
    act: (page: Page) => page.locator('.provider-tile button').hover(),
    before: async (page: Page) => {
      await expect(page.locator('#custom-provider')).toBeVisible();
      await page.mouse.move(1, 1);
      await expect(page.locator('#custom-provider')).toBeHidden();
      await page.locator('.provider-tile button').focus();
    },
    after: (page: Page) => expect(page.locator('#custom-provider')).toBeVisible(),
  },
]) {
  test(`Before its script: ${what} on ${path} is not lost`, async ({ page }) => {
    const release = await holdScript(page, script);
    await page.goto(path);
    await act(page);
    await before(page);
    release();
    await after(page);
  });
}
