import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeBehaviors } from '../support/behaviors.ts';
import { providerTiles } from '../support/islands.ts';
import { content } from '../support/pages.ts';
import { Firefox } from './firefox.ts';

const firefox = new Firefox();
beforeAll(() => firefox.start());
afterAll(() => firefox.stop());
afterEach(() => expect(firefox.faults.splice(0)).toEqual([]));

test('every page loads without a word, and scrolls sideways in no size', async () => {
  for (const path of content.language.paths) {
    await firefox.open(path);
    expect.soft(await firefox.page.$$('h1'), path).toHaveLength(1);
    for (const width of [1280, 360]) {
      await firefox.page.setViewport({ width, height: 800 });
      const overflow = await firefox.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect.soft(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test.each(providerTiles.slice(0, 1))(
  '$path: the provider tile opens on hover and on focus',
  async ({ path }) => {
    await firefox.open(path);
    const { page } = firefox;
    await page.hover('.provider-tile button');
    await page.waitForSelector('.provider-card', { visible: true });
    await page.mouse.move(1, 1);
    await page.waitForSelector('.provider-card', { hidden: true });
    await page.focus('.provider-tile button');
    await page.waitForSelector('.provider-card', { visible: true });
  },
);

describeBehaviors(firefox);
