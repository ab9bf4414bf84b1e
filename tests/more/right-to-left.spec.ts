import { expect } from '@playwright/test';
import { lookAtPage } from '../../tools/check/look/look-at-page.ts';
import { paths, test } from '../examples/examples-site.ts';

test.describe.configure({ timeout: 180_000 });

for (const path of paths)
  test(`${path} has no layout errors from right to left`, async ({ page, origin }) => {
    await page.route(`${origin}${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace('<html lang="en"', '<html lang="en" dir="rtl"')
        // Drawn for its language when it is built.
        .replace('<div class="margin-plot ', '<div hidden class="');
      await route.fulfill({ response: answer, body });
    });
    const { findings } = await lookAtPage(page, `${origin}${path}`);
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
    expect(findings.map(({ message }) => message)).toEqual([]);
  });
