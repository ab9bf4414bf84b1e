import type { Page } from '@playwright/test';

/** From now on links lead nowhere: what a choice does to its menu can then be looked at. */
export async function stayOnPage(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
}
