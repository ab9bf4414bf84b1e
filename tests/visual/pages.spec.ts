import { expect, test } from '@playwright/test';

const pages = [
  '/',
  '/solutions/travel-agencies',
  '/solutions/startups',
  '/features/provider-integration',
  '/pricing',
  '/faq',
  '/resources/stories',
  '/sign-up',
  '/404',
];

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
];

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`${theme}, ${viewport.width} px`, () => {
      test.use({ viewport, colorScheme: theme });

      for (const path of pages) {
        test(path, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(path);
          await expect(page.locator('html[data-dressed]')).toBeAttached();
          const name = path.slice(1).replaceAll('/', '-') || 'home';
          await expect(page).toHaveScreenshot(`${name}-${viewport.width}-${theme}.png`);
        });
      }
    });
  }
}
