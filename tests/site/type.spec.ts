import { expect, type Page, test } from '@playwright/test';
import { facesOn, holdFaces } from '../support/faces.ts';
import { anyPath, desktop, makes, onward, phone } from '../support/pages.ts';
import { settle } from '../support/settle.ts';

/** Every text of the page: its face, size, spacing, and the box it lies in. */
const typeOf = async (page: Page) => {
  await settle(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element?.checkVisibility() || !textContent?.trim()) continue;
      const { fontFamily, fontSize, letterSpacing } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map((value) => value.toFixed(1));
      found.push(
        `${textContent.trim().slice(0, 30)}: ${[fontFamily, fontSize, letterSpacing, ...box].join(' ')}`,
      );
    }
    return found;
  });
};

for (const size of [phone, desktop]) {
  for (const path of makes) {
    test(`${path}: first and second visit have the same type, ${size.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator('body [style]')).toHaveCount(0);
      await facesOn(page);
      const first = await typeOf(page);
      expect(first.length).toBeGreaterThan(5);
      // As by a link from within the site.
      await page.goto(path, { referer: new URL(anyPath, page.url()).href });
      expect(await typeOf(page)).toEqual(first);
      await expect(page.locator('body [style]'), 'inline styles').toHaveCount(0);
    });
  }
}

for (const path of makes) {
  test(`${path}: what is set in the display face has the fallback of its own width`, async ({
    page,
  }) => {
    await page.goto(path);
    const wrong = await page.evaluate(() => {
      const widths = new Map([
        ['75%', '75'],
        ['104%', '104'],
        ['112%', '112'],
        ['118%', '118'],
      ]);
      return [...document.querySelectorAll('body *')].flatMap((part) => {
        const { fontFamily, fontStretch } = getComputedStyle(part);
        const [, width] = /"Display fallback ?(\d*)"/.exec(fontFamily) ?? [];
        const isRight = width === undefined || width === (widths.get(fontStretch) ?? '');
        const hasText = [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return isRight || !hasText ? [] : [`${fontStretch} ${fontFamily}: ${part.textContent}`];
      });
    });
    expect(wrong).toEqual([]);
  });
}

test('a first visit is painted in fallbacks, and gets all faces at once when they have come', async ({
  page,
}) => {
  const release = await holdFaces(page, 'continue');
  await page.goto(anyPath, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('font-family', /^"?Display fallback/);
  release();
  await facesOn(page);
  await expect(heading).toHaveCSS('font-family', /^"?Display"?,/);
});

test('a page after the first begins with the faces', async ({ page }) => {
  await page.goto(anyPath);
  await page.route('**/*.js', (route) => route.abort());
  await page.locator(onward).last().click();
  await page.waitForURL((url) => url.pathname !== anyPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Display"?,/);
});

test('faces that never come leave the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const release = await holdFaces(page, 'abort');
  await page.goto(anyPath, { waitUntil: 'domcontentloaded' });
  const boxes = () =>
    page.locator('header a, h1, main > :first-child p').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  const before = await boxes();
  release();
  await facesOn(page);
  expect(await boxes()).toEqual(before);
  expect(errors).toEqual([]);
});
