import type { Page } from '@playwright/test';
import { unitsIn } from '../../src/lib/text.ts';
import { content } from './pages.ts';

/** Half of one of these on the next line reads as something else. \u2060 is what keeps a dash whole. */
const undivided = [
  'SM-\u2060?DP\\+',
  '[A-Z]{2,}-\u2060?\\d+',
  '\\d+-\u2060?(?:day|hour)',
  '\\d+–\u2060?\\d+(?:\\sweeks)?',
  `\\d\\s${unitsIn(content.language.code)}`,
  'iOS\\s\\d+',
  '(?<=[\\s(])[a-z]{2,4}-\u2060?[a-z]{2,9}(?![\\w-])',
].join('|');

/** Everything that a click would show. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) item.open = true;
    for (const panel of document.querySelectorAll('[role=tabpanel]')) {
      panel.toggleAttribute('data-shown', true);
    }
  });

/** Codes, numbers with their units and short compounds that are torn over two lines. */
export const tornWords = (page: Page) =>
  page.evaluate((undivided) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      // The name of a cookie is copied whole.
      const words = node.parentElement?.matches('td code') ? '\\S+' : undivided;
      for (const { 0: word, index } of node.data.matchAll(new RegExp(words, 'gu'))) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) torn.push(`${word} in “${node.data.trim()}”`);
      }
    }
    return torn;
  }, undivided);
