import type { Page } from '@playwright/test';

/** Runs in the page. */
function change() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (text.data.trim() && parent && !parent.closest('script, style, textarea, svg, font'))
      found.push(text);
  }
  for (const text of found) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
  }
  for (const field of document.querySelectorAll('main :is(input, textarea)'))
    if (!field.nextElementSibling?.matches('password-manager'))
      field.after(document.createElement('password-manager'));
}

/** What translators and extensions do to a page: each text in other elements, a node beside each field. */
export const meddle = (page: Page) => page.evaluate(change);

/** The same for drivers that take a text. */
export const meddling = `(${change})()`;
