import { expect, type Page, test } from '@playwright/test';
import { record, shiftOf } from '../support/arrival.ts';
import { facesOn, holdFaces, isInFaces, openInFaces } from '../support/faces.ts';
import { anyPath, desktop, makes, onward, phone } from '../support/pages.ts';
import { settle } from '../support/settle.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every text of the page: its face, size, spacing, and the box it lies in. */
const typeOf = async (page: Page) => {
  await settle(page);
  return page.evaluate(() => {
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
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator('body [style]')).toHaveCount(0);
      await facesOn(page);
      const first = await typeOf(page);
      expect(first.length).toBeGreaterThan(5);
      await openInFaces(page, path);
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
    await settle(page);
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

test('faces that come after the first paint wait for the next page', async ({ page }) => {
  await page.addInitScript(record);
  const release = await holdFaces(page, 'continue');
  await page.goto(anyPath, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isInFaces(page)).toBe(false);
  const before = await typeOf(page);
  release();
  await page.waitForLoadState();
  expect(await isInFaces(page)).toBe(false);
  expect(await typeOf(page)).toEqual(before);
  expect((await shiftOf(page)).total).toBe(0);
});

test('a page after the first begins with the faces', async ({ page }) => {
  await page.goto(anyPath);
  await page.evaluate(() => document.fonts.ready);
  await page.route('**/*.js', (route) => route.abort());
  await page.locator(onward).last().click();
  await page.waitForURL((url) => url.pathname !== anyPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isInFaces(page)).toBe(true);
});

test('faces that never come leave the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const release = await holdFaces(page, 'abort');
  await page.goto(anyPath, { waitUntil: 'domcontentloaded' });
  const before = await typeOf(page);
  release();
  await page.waitForLoadState();
  expect(await typeOf(page)).toEqual(before);
  expect(await isInFaces(page)).toBe(false);
  expect(errors).toEqual([]);
});
