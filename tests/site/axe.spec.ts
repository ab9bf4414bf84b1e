import { expect, test } from '@playwright/test';
import { desktop, everyPath, phone, tablet } from './pages.ts';
import { settle } from './settle.ts';
import { colorRules, violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });
// The longest pages take axe several seconds at each width.
test.describe.configure({ timeout: 120_000 });

for (const path of everyPath) {
  test(`${path} has no accessibility violation, at three widths, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    await settle(page);
    for (const viewport of [desktop, tablet, phone]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violations(page), `light, ${viewport.width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await violations(page, 'html', colorRules);
      expect.soft(inDark, `dark, ${viewport.width} px`).toEqual([]);
    }
  });
}
