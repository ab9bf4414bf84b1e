import { expect, test } from '@playwright/test';
import { everyPath } from './pages.ts';

for (const path of everyPath) {
  test(`${path} is painted first when its first screen is there`, async ({ page }) => {
    await page.goto(path);
    const link = page.locator('head link[rel=expect][blocking=render]');
    await expect(link).toHaveCount(1);
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await expect(target).toHaveCount(1);
    const comesAfter = await target.evaluate((element) => {
      const heading = document.querySelector('h1') as HTMLElement;
      return Boolean(heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(comesAfter).toBe(true);
  });
}
