import { expect, type Page, test } from '@playwright/test';
import { desktop, phone } from './pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** CIE lightness of the page, of the header over it and of its text, as the screen shows them. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    const luminance = (...layers: string[]) => {
      for (const color of layers) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const find = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element);
    const paper = find('body').backgroundColor;
    const behind = luminance(paper);
    const header = luminance(paper, find('header').backgroundColor);
    const text = luminance(find('header a').color);
    const light = (value: number) =>
      value > 0.008856 ? 116 * Math.cbrt(value) - 16 : 903.3 * value;
    return {
      page: light(behind),
      header: light(header),
      contrast: (Math.max(text, header) + 0.05) / (Math.min(text, header) + 0.05),
    };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [desktop, phone]) {
    test(`the header darkens and blurs after scroll, ${colorScheme}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto('/about');
      const header = page.getByRole('banner');
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(header).toHaveCSS('backdrop-filter', 'none');

      await page.mouse.wheel(0, 600);
      await expect(header).toHaveCSS('backdrop-filter', /blur\(\d/);
      await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect((await header.boundingBox())?.y).toBe(0);
      const seen = await lightness(page);
      // A step of about 2 in CIE lightness is what an eye can tell apart.
      expect(seen.page - seen.header).toBeGreaterThan(2);
      expect(seen.contrast).toBeGreaterThanOrEqual(4.5);

      await page.mouse.wheel(0, -600);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  }
}

test('a page that opens below its top has the darker header at once', async ({ page }) => {
  await page.goto('/legal/terms');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.reload();
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
});
