import { expect, type Page, test } from '@playwright/test';
import { resize } from '../support/drawn.ts';
import { openInFaces } from '../support/faces.ts';
import { everyPath } from '../support/pages.ts';

/** Headings with a line that is a single word, less than half as long as the longest line. */
const lonely = (page: Page) =>
  page.locator('h1, h2').evaluateAll((headings) => {
    const range = document.createRange();
    const wordsIn = (heading: Element) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: DOMRect[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/[^ \n]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          words.push(...range.getClientRects());
        }
      }
      return words;
    };
    const isLonely = (heading: Element) => {
      const lines = [
        ...Map.groupBy(wordsIn(heading), ({ bottom }) => Math.round(bottom)).values(),
      ].map((line) => ({
        words: line.length,
        length:
          Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
      }));
      const half = Math.max(...lines.map(({ length }) => length)) / 2;
      return lines.length > 2 && lines.some(({ words, length }) => words === 1 && length < half);
    };
    // A heading for screen readers alone has no width.
    return headings
      .filter((heading) => heading.clientWidth > 1 && isLonely(heading))
      .map(({ textContent }) => textContent);
  });

/** Figures and names that stand beside each other, but not in line; prices that fall below their plan. */
const outOfLine = (page: Page) =>
  page.evaluate(() => {
    const topOf = (part: Element | null | undefined) =>
      Math.round(part?.getBoundingClientRect().top ?? 0);
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ opacityProperty: true }),
      );
    const rows = Map.groupBy(shown('dl > div:has(> dd)'), (cell) => `${topOf(cell)}`);
    const uneven = [...rows.values()].filter(
      (cells) =>
        new Set(cells.map((cell) => cell.parentElement)).size === 1 &&
        new Set(cells.map((cell) => topOf(cell.querySelector('dd')))).size > 1,
    );
    const titles = Map.groupBy(shown('li:has(> .bg-sheet + h3)'), (item) => topOf(item));
    const unequal = [...titles.values()].filter(
      (items) => new Set(items.map((item) => topOf(item.querySelector('h3')))).size > 1,
    );
    const slides = shown('.carousel-slide:not([inert]) figcaption');
    const dropped = shown('figure li').filter((row) => {
      const [first, last] = [row.firstElementChild, row.lastElementChild];
      const isRow = getComputedStyle(row).flexDirection === 'row' && last?.matches('.tabular-nums');
      return isRow && topOf(last) >= (first?.getBoundingClientRect().bottom ?? 0);
    });
    return [
      ...uneven.map(([cell]) => `${cell?.parentElement?.textContent} is not in line`),
      ...unequal.map(([item]) => `${item?.querySelector('h3')?.textContent} is not in line`),
      ...dropped.map((row) => `${row.textContent} is on two lines`),
      ...(new Set(slides.map(topOf)).size > 1 ? ['names under quotes are not in line'] : []),
    ];
  });

for (const path of everyPath) {
  test(`${path} leaves no word alone in a headline, and stands in line`, async ({ page }) => {
    await openInFaces(page, path);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await resize(page, { width, height: 800 });
      expect.soft(await lonely(page), `${width} px`).toEqual([]);
      expect.soft(await outOfLine(page), `${width} px`).toEqual([]);
    }
  });
}

/** Quotes whose last line is a single word. */
const lonelyQuotes = (page: Page) =>
  page.locator('.carousel-slide q').evaluateAll((quotes) => {
    const range = document.createRange();
    return quotes.flatMap((quote) => {
      const text = quote.firstChild as Text;
      const tops = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return Math.round(range.getBoundingClientRect().bottom);
      });
      return tops.at(-1) === tops.at(-2) ? [] : [text.data];
    });
  });

for (const width of [390, 768, 1280, 1440, 1920]) {
  test(`no quote ends in a lone word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInFaces(page, '/');
    expect(await page.locator('.carousel-slide q').count()).toBeGreaterThan(3);
    expect(await lonelyQuotes(page)).toEqual([]);
  });
}

test('an entry of the menu is on one line with its badge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openInFaces(page, '/about');
  for (const panel of await page.locator('header .dropdown').all()) {
    await panel.evaluate((one: HTMLElement) => one.showPopover());
    for (const link of await panel.getByRole('link').all())
      expect
        .soft((await link.boundingBox())?.height, (await link.textContent()) ?? '')
        .toBeLessThan(46);
  }
});

for (const width of [320, 390, 600]) {
  test(`closing buttons are as wide as those of the hero at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/solutions/startups');
    const widthOf = async (band: string) =>
      (await page.locator(`${band} :is(a, button)`).first().boundingBox())?.width;
    expect(await widthOf('.closing')).toBe(await widthOf('.plate-stage'));
  });
}

test('badges in the footer stand beside their links', async ({ page }) => {
  await openInFaces(page, '/about');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of await page.locator('footer nav a:has(span)').all()) {
      expect
        .soft((await link.boundingBox())?.height, (await link.textContent()) ?? '')
        .toBeLessThan(40);
    }
  }
});
