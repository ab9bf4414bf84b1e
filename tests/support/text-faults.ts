import type { Page } from '@playwright/test';
import { unitsIn } from '../../src/lib/text.ts';
import { content } from './pages.ts';

/** How far the page, or a text that nobody can scroll to, reaches beyond the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.matches('.carousel-track, [inert]')) return true;
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const beyond = [
      ...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, label, input'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !canScroll(element);
      })
      .map((element) => element.textContent?.trim().slice(0, 60));
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} px`] : []), ...beyond];
  });

/** Controls of the header that are not whole on the screen. */
export const headerOutOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((control) => control.textContent),
  );

/** Texts of which a part is cut off, once lines, words and letters stand as wide as a visitor may set. */
export const cutByTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    return [...document.querySelectorAll('h1, h2, h3, a, button, p, summary, label')]
      .filter((part) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(part);
        return (
          clipPath === 'none' &&
          !part.closest('figure, [role=img], [aria-hidden=true]') &&
          ((overflowX !== 'visible' && part.scrollWidth > part.clientWidth) ||
            (overflowY !== 'visible' && part.scrollHeight > part.clientHeight))
        );
      })
      .map((part) => part.outerHTML);
  });

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
