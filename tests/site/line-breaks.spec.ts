import { expect, type Page, test } from '@playwright/test';
import { drawn } from './drawn.ts';
import { everyPath } from './pages.ts';
import { settle } from './settle.ts';

const widths = [320, 390, 768, 1024, 1280];

/** Half of one of these on the next line reads as something else. \u2060 is what keeps a dash whole. */
const whole = [
  'SM-\u2060?DP\\+',
  '[A-Z]{2,}-\u2060?\\d+',
  '\\d+-\u2060?(?:day|hour)',
  '\\d+–\u2060?\\d+(?:\\sweeks)?',
  '\\d\\s(?:GB|MB|ms|minutes|hours|days|weeks|months)\\b',
  'iOS\\s\\d+',
].join('|');

/** Everything that a click would show. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) item.open = true;
    for (const panel of document.querySelectorAll('[role=tabpanel]')) {
      panel.toggleAttribute('data-shown', true);
    }
  });

const faultsOf = (page: Page) =>
  page.evaluate((whole) => {
    const range = document.createRange();
    const linesOf = (node: Text, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()];
    };
    const textsIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const torn = textsIn(document.body).flatMap((node) =>
      [...node.data.matchAll(new RegExp(whole, 'g'))]
        .filter(({ 0: word, index }) => {
          const tops = linesOf(node, index, index + word.length).map(({ top }) => Math.round(top));
          return new Set(tops).size > 1;
        })
        .map(({ 0: word }) => `${word} in “${node.data.trim()}”`),
    );
    /** One line is a single word, and less than half as long as the longest line. */
    const isLone = (heading: Element) => {
      const words = textsIn(heading).flatMap((node) =>
        [...node.data.matchAll(/[^ \n]+/g)].flatMap(({ 0: word, index }) =>
          linesOf(node, index, index + word.length),
        ),
      );
      const lines = [...Map.groupBy(words, ({ bottom }) => Math.round(bottom)).values()];
      const lengths = lines.map(
        (line) =>
          Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
      );
      const isShort = (length: number) => length < Math.max(...lengths) / 2;
      return (
        lines.length > 2 && lines.some((line, at) => line.length === 1 && isShort(lengths[at] ?? 0))
      );
    };
    // A heading for screen readers alone has no width.
    const lone = [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.clientWidth > 1 && isLone(heading))
      .map(({ textContent }) => textContent);
    return { torn, lone };
  }, whole);

for (const path of everyPath) {
  test(`${path} tears no word, and leaves none alone under a headline`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await unfold(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      expect.soft(await faultsOf(page), `${width} px`).toEqual({ torn: [], lone: [] });
    }
  });
}
