import { type Page, test } from '@playwright/test';

/**
 * One visit for all tests of a describe block that only read the page: opening it is most of their
 * time. Tests that act on a page open their own.
 */
export function openOnce(path: string): () => Page {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.goto(path);
  });
  test.afterAll(() => page.close());
  return () => page;
}
