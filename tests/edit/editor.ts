import { test as base, expect, type Page } from '@playwright/test';
import { git } from './project.ts';

const address = process.env.EDIT_ADDRESS ?? '';

/** A browser that opened the editor's address; what a test wrote is taken back after it. */
export const test = base.extend({
  baseURL: new URL(address || 'http://localhost').origin,
  page: async ({ page }, use) => {
    await page.request.get(address);
    await use(page);
    if (git('status', '--short') === '') return;
    // It may be on its way to another page still.
    await expect(() => page.evaluate(markOld)).toPass();
    git('reset', '--quiet');
    git('checkout', '--quiet', '--', 'content', 'brands');
    git('clean', '--quiet', '-d', '--force', 'content');
    // Once this page has seen it, the next one is not reloaded by it.
    await page.waitForFunction(isNew);
  },
});

export const markOld = () => void document.querySelector('main')?.setAttribute('data-old', '');
export const isNew = () => document.querySelector('main:not([data-old])') !== null;

/** A page in edit mode. */
export async function edit(page: Page, path = '/') {
  await page.goto(path);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.evaluate(markOld);
}

/** Waits until the editor says that something was done, and the page has it. */
export async function done(page: Page, said: string) {
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await page.waitForFunction(isNew);
  // A changed file may come once more.
  await expect(async () => {
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await page.evaluate(markOld);
  }).toPass();
}

/** Waits for the page that came to be, and for the editor on it. */
export async function arrived(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
}

export const panel = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string | RegExp) => panel(page).getByLabel(name);

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Drops a picture of the page itself on the field for one, and says what it shows. */
export async function dropPicture(page: Page, name: string, shows: string) {
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 800 } });
  const dropped = { name, bytes: [...photo] };
  const dataTransfer = await page.evaluateHandle(({ name, bytes }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    return transfer;
  }, dropped);
  await panel(page).locator('.drop').dispatchEvent('drop', { dataTransfer });
  await field(page, /What the picture shows/).fill(shows);
  await press(page, 'Put it in');
  await done(page, 'Picture put in');
}
