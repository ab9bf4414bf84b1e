import { expect, test } from '@playwright/test';
import { holdScript } from '../e2e/islands.ts';
import { content, everyPath } from './pages.ts';

test('a first visit is painted without the faces, and wears them at once when they have come', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-dressed');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-dressed');
  const family = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"?Display"?,/);
});

test('a page after the first begins with the faces', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-dressed');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: content.navigation.pricing.label, exact: true })
    .click();
  await page.waitForURL('/pricing', { waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset.faces)).toBe('');
});

test('faces that never come leave the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*.woff2', (route) => route.abort());
  const release = await holdScript(page, '*');
  await page.goto('/about');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, h1, main > :first-child p')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  const before = await boxes();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-dressed');
  expect(await boxes()).toEqual(before);
  expect(errors).toEqual([]);
});

test('a new width lets go of what was held while the faces came', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-dressed');
  await expect(page.locator('h1')).toHaveAttribute('style', /letter-spacing/);
  await page.setViewportSize({ width: 500, height: 700 });
  await expect(page.locator('main [style*=font]')).toHaveCount(0);
});

test('no word is squeezed or drawn apart by more than a tenth of its size', async ({ page }) => {
  for (const path of everyPath) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-dressed');
    const spaced = await page.locator('[style*=letter-spacing]').evaluateAll((words) =>
      (words as HTMLElement[]).flatMap((word) => {
        const held = Number.parseFloat(word.style.letterSpacing);
        word.style.letterSpacing = '';
        const { fontSize, letterSpacing } = getComputedStyle(word);
        const own = Number.parseFloat(letterSpacing) || 0;
        const share = Math.abs(held - own) / Number.parseFloat(fontSize);
        return share > 0.1 && (word.textContent?.trim().length ?? 0) > 3
          ? [`${word.textContent?.trim().slice(0, 40)}: ${share.toFixed(3)} em`]
          : [];
      }),
    );
    expect.soft(spaced, path).toEqual([]);
  }
});

test('paper gets the faces as they are, without what was held', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-dressed');
  await expect(page.locator('h1')).toHaveAttribute('style', /letter-spacing/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main [style*=font]')).toHaveCount(0);
});

test('every word of a first visit wears its face in the end, as on later pages', async ({
  page,
}) => {
  const faces = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { parentElement: element, textContent } = words.currentNode;
        if (!element || !textContent?.trim() || element.closest('script, style, noscript'))
          continue;
        found.push(`${textContent.trim().slice(0, 40)}: ${getComputedStyle(element).fontFamily}`);
      }
      return found;
    });
  for (const path of everyPath) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-dressed');
    const first = await faces();
    await page.goto(path, { referer: new URL('/', page.url()).href });
    expect(await page.evaluate(() => document.documentElement.dataset.faces), path).toBe('');
    expect.soft(first, path).toEqual(await faces());
  }
});
