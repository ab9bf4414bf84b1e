import { expect, test } from '@playwright/test';
import { desktop, everyPath, phone } from './pages.ts';
import { violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The longest pages take axe several seconds at each width.
test.describe.configure({ timeout: 60_000 });

for (const path of everyPath) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect.soft(await violations(page), `${viewport.width} px`).toEqual([]);
      }
    });
  }
}
