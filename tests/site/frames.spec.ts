import { expect, type Page, test } from '@playwright/test';
import { mainPaths } from '../../src/lib/routes.ts';
import { drawn } from './drawn.ts';
import { content, desktop, phone, tablet, unknownPath } from './pages.ts';

// Tall enough for whole pages: what is far below the screen is laid out when it comes near.
const sizes = [phone, tablet, desktop].map(({ width }) => ({ width, height: 16_000 }));
const { brand, words } = content;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the page, or a line of text that may not be scrolled to, reaches beyond the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.matches('.carousel-track, [inert]')) return true;
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const cut = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, label, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !canScroll(element);
      })
      .map((element) => element.textContent?.trim().slice(0, 60));
    return { beyond: scrollWidth - clientWidth, cut };
  });

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await drawn(page);
}

async function expectSound(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect.soft(await overflow(page)).toEqual({ beyond: 0, cut: [] });
}

for (const path of mainPaths) {
  test(`${path} has header, menu and footer at every width`, async ({ page }) => {
    await page.goto(path);
    for (const size of sizes) {
      await test.step(`${size.width} px`, async () => {
        await resize(page, size);
        const header = page.getByRole('banner');
        await expect(header).toHaveCount(1);
        await expect(header).toHaveCSS('position', 'fixed');
        await expect(header.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
        const isWide = size.width === desktop.width;
        await expect(header.getByRole('navigation')).toHaveCount(isWide ? 1 : 0);
        await expect(header.getByRole('button', { name: 'Open menu' })).toHaveCount(isWide ? 0 : 1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expectSound(page);
      });
    }
  });
}

for (const path of ['/sign-in', '/sign-up', unknownPath]) {
  test(`${path} stands outside the main frame at every width`, async ({ page }) => {
    await page.goto(path);
    for (const size of sizes) {
      await test.step(`${size.width} px`, async () => {
        await resize(page, size);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
        const logo = page.getByRole('link', { name: words.home });
        await expect(logo).toHaveAttribute('href', '/');
        await expect(logo).toHaveText(brand.name);
        await expectSound(page);
      });
    }
  });
}
