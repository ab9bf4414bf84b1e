import { expect, test } from '@playwright/test';
import { resize } from '../support/drawn.ts';
import { settle } from '../support/settle.ts';
import { leftBehind } from './left-behind.ts';
import { misfits } from './misfits.ts';
import { mirrored, paths } from './pages.ts';
import { wordsOf } from './words-of.ts';

const widths = [1280, 768, 360, 320];

for (const path of paths) {
  test(`${mirrored(path)}: no string left behind, and everything fits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(mirrored(path));
    await settle(page);
    const said = await page.evaluate(wordsOf);
    expect(said.length).toBeGreaterThan(30);
    expect.soft(said.flatMap(leftBehind)).toEqual([]);
    for (const width of widths) {
      await resize(page, { width, height: 900 });
      expect.soft(await page.evaluate(misfits), `at ${width} px`).toEqual([]);
    }
  });
}
