import { expect, type Page, test } from '@playwright/test';
import { content, everyPath, phone } from './pages.ts';

/** As on a first visit, where the faces come after the page and everything is fitted to them. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html[data-dressed]')).toHaveCount(1);
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.clear()));

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A window of 1280 by 1024 px, zoomed; and a tall narrow one, where most of a page is in sight at once. */
const windows = {
  'at 400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  'at 200 %': { viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 },
  'on a phone': { viewport: { width: 360, height: 800 }, deviceScaleFactor: 1 },
};

for (const [where, { viewport, deviceScaleFactor }] of Object.entries(windows)) {
  test.describe(where, () => {
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of everyPath) {
      test(`${path} reflows without scrolling sideways`, async ({ page }) => {
        await open(page, path);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        const controls = page.locator('header').locator('a:visible, button:visible');
        for (const control of await controls.all()) {
          await expect.soft(control).toBeInViewport({ ratio: 1 });
        }
      });
    }

    test('the menu opens, fits and scrolls to its last link', async ({ page }) => {
      await open(page, '/about');
      await page.getByRole('button', { name: content.words.openMenu }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      await menu.getByRole('button', { name: content.words.closeMenu }).click();
      await expect(menu).toHaveCount(0);
    });
  });
}

test('every page bears the text spacing that a visitor may set', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  for (const path of everyPath) {
    await open(page, path);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, a, button, p, summary, label')]
        .filter((part) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(part);
          return (
            clipPath === 'none' &&
            !part.closest('figure, [role=img], [aria-hidden=true]') &&
            ((overflowX !== 'visible' && part.scrollWidth > part.clientWidth) ||
              (overflowY !== 'visible' && part.scrollHeight > part.clientHeight))
          );
        })
        .map((part) => part.outerHTML),
    );
    expect.soft(cut, path).toEqual([]);
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});
