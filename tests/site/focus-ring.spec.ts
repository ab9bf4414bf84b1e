import { expect, test } from '@playwright/test';
import { everyPath } from './pages.ts';

test('a focus ring shows on every page, on whatever the keyboard reaches first', async ({
  page,
}) => {
  for (const path of everyPath) {
    await page.goto(path);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return { outlineStyle, outlineWidth };
    });
    expect(ring, path).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
  }
});
