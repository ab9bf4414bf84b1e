import { expect, test } from '@playwright/test';
import { builtFile, documentOf, fileOf } from '../support/built.ts';
import { everyPath } from '../support/pages.ts';
import { settle } from '../support/settle.ts';

// Owners' pages weigh what their words do; those that ship are held to a number.

for (const path of everyPath) {
  test(`${path} weighs at most 30 kB as sent`, () => {
    expect(builtFile(`${fileOf(path)}.br`).length).toBeLessThanOrEqual(30_000);
  });

  test(`${path} has at most 1,000 elements`, () => {
    const { length } = documentOf(path).querySelectorAll('*');
    expect(length).toBeGreaterThan(50);
    expect(length).toBeLessThanOrEqual(1000);
  });

  test(`${path} asks for at most 40 kB of fonts`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    const bytes = await page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
      return fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(40_000);
  });
}
