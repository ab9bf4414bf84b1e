import { expect, test } from '@playwright/test';
import { desktop, everyPath, phone } from './pages.ts';
import { violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`${path} has no accessibility violation in either theme at either width`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
