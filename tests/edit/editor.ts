import { expect, type Page } from '@playwright/test';
import { withoutMarks } from '../../edit/mark-text.ts';

export const landing = 'content/pages/index.yaml';

/** A page in edit mode. */
export async function edit(page: Page, path = '/') {
  await page.goto(path);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.evaluate(markOld);
}

const markOld = () => Object.assign(window, { isOld: true });

export const panel = (page: Page) => page.getByRole('dialog');

/** The field of a panel, by what it is. */
export const field = (page: Page, name: string | RegExp) => panel(page).getByLabel(name);

/** Waits until the editor says that something was done, and the page was reloaded after it. */
export async function done(page: Page, said: string) {
  const status = page.getByRole('status').filter({ hasText: said });
  await expect(status).toBeVisible();
  await page.waitForFunction(() => !('isOld' in window));
  // A changed file may reload the page once more.
  await expect(async () => {
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await page.evaluate(markOld);
  }).toPass();
}

/** The words of the page as they are read: without the marks of the editor. */
export const seen = async (page: Page, selector: string) =>
  withoutMarks((await page.locator(selector).first().textContent()) ?? '').trim();

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
