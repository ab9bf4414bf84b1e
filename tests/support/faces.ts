import { expect, type Page } from '@playwright/test';

/** Waits until the page has put its faces on, as it does at the end of a first visit. */
export const facesOn = (page: Page) =>
  expect(page.locator('html[data-faces]')).toBeAttached({ timeout: 20_000 });

/** Holds the faces back until the answer is called; then they come, or fail. */
export async function holdFaces(page: Page, end: 'continue' | 'abort'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route[end]();
  });
  return release;
}
