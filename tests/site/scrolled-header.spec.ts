import { expect, test } from '@playwright/test';
import { installColors } from '../support/page-colors.ts';
import { anyPath, desktop, longPath, phone } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the header darkens and blurs after scroll, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(anyPath);
      const header = page.getByRole('banner');
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(header).toHaveCSS('backdrop-filter', 'none');

      await page.mouse.wheel(0, 600);
      await expect(header).toHaveCSS('backdrop-filter', /blur\(\d/);
      await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect((await header.boundingBox())?.y).toBe(0);
      await installColors(page);
      const seen = () =>
        page.evaluate(() => {
          const style = (selector: string) =>
            getComputedStyle(document.querySelector(selector) as Element);
          const paper = style('body').backgroundColor;
          const ground = window.blend(paper, style('header').backgroundColor);
          return {
            step: window.lightness(paper) - window.lightness(ground),
            contrast: window.contrast(style('header a').color, ground),
          };
        });
      // A step of about 2 in CIE lightness is what an eye can tell apart.
      await expect.poll(async () => (await seen()).step).toBeGreaterThan(2);
      expect((await seen()).contrast).toBeGreaterThanOrEqual(4.5);

      await page.mouse.wheel(0, -600);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });
}

test('a page that opens below its top has the darker header at once', async ({ page }) => {
  await page.goto(longPath);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.reload();
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
});
