import { expect, type Page, test } from '@playwright/test';
import { anyPath, content, desktop, everyPath, phone } from '../support/pages.ts';

// As for visitors who set their text to twice the size, whichever way they do it.

async function openLarge(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto(path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
}

const areInside = (all: Element[]) =>
  all.every((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });

for (const size of [phone, desktop]) {
  for (const path of everyPath) {
    test(`${path} does not scroll sideways with text twice as large at ${size.width} px`, async ({
      page,
    }) => {
      await openLarge(page, path, size);
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond).toBe(0);
    });
  }

  test(`the whole header is in the window with text twice as large at ${size.width} px`, async ({
    page,
  }) => {
    await openLarge(page, anyPath, size);
    const controls = page.locator('header :is(a, button):visible');
    expect(await controls.evaluateAll(areInside)).toBe(true);
    const { groups, pricing } = content.navigation;
    await page.getByRole('button', { name: content.words.openMenu }).click();
    const menu = page.getByRole('dialog', { name: content.words.menu });
    for (const { label } of [...groups.flatMap(({ items }) => items.slice(0, 1)), pricing].flatMap(
      (each) => each ?? [],
    )) {
      const link = menu.getByRole('link', { name: label }).first();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
  });
}
