import { test as base, expect, type Page } from '@playwright/test';
import { git } from './project.ts';

const address = process.env.EDIT_ADDRESS ?? '';

/** What a test wrote is undone after it. */
export const test = base.extend({
  baseURL: new URL(address || 'http://localhost').origin,
  page: async ({ page }, use) => {
    await use(page);
    await page.close();
    if (git('status', '--short') === '') return;
    git('reset', '--quiet');
    git('checkout', '--quiet', '--', 'content', 'brands');
    git('clean', '--quiet', '-d', '--force', 'content');
  },
});

/** The page that shows, in its frame. */
export const site = (page: Page) => page.frameLocator('iframe[data-shown]');

/** The window of the editor, with a page. */
export async function edit(page: Page, path = '/') {
  await page.goto(`${address}&page=${path}`);
  await expect(page.locator('iframe[data-shown]')).toBeVisible();
}

/** Waits until the editor says that something was done, and the page shows it. */
export async function done(page: Page, said: string) {
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden();
}

/** Waits until another page shows. */
export const arrived = async (page: Page, path: string) =>
  await expect.poll(() => page.locator('iframe[data-shown]').evaluate(pathIn)).toBe(path);

const pathIn = (frame: HTMLIFrameElement) => frame.contentWindow?.location.pathname;

export const panel = (page: Page) => page.getByRole('complementary');
export const field = (page: Page, name: string | RegExp) => panel(page).getByLabel(name);

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Opens the choice of bands. The focus brings the button into view. */
export async function addBand(page: Page, after: RegExp) {
  const button = page.getByRole('button', { name: after });
  await button.focus();
  await button.click();
}

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
  await press(page, 'Insert');
  await done(page, 'Picture inserted');
}
