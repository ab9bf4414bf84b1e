import { expect, test } from '@playwright/test';
import type { Document } from 'happy-dom';
import { markSign, marksIn, withoutMarks } from '../../edit/mark-text.ts';
import { documentOf, parse } from '../support/built.ts';
import { everyPath } from '../support/pages.ts';

// Words with marks are the same words: the build drew them without.

const unseen = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE']);

/** Every element of a page with its classes and its own words. */
const outlineOf = (page: Document) =>
  [...page.body.querySelectorAll('*')]
    .filter(({ tagName }) => !unseen.has(tagName))
    .map(({ tagName, className, childNodes }) => {
      const texts = [...childNodes].filter(({ nodeType }) => nodeType === 3);
      return `${tagName} ${className} ${texts.map(({ textContent }) => textContent.trim()).join('|')}`;
    });

for (const path of everyPath)
  test(`${path} says and looks what the build does, but for its marks`, async ({ request }) => {
    const text = await (await request.get(path)).text();
    expect(marksIn(text).length).toBeGreaterThan(5);
    expect(outlineOf(parse(withoutMarks(text)))).toEqual(outlineOf(documentOf(path)));
  });

for (const path of ['/', '/pricing', '/legal/terms'])
  test(`no letter of ${path} moves by its marks`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const [before, after] = await page.evaluate((sign) => {
      document.querySelector('edit-panel')?.remove();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const boxes = () =>
        texts.map((text) => {
          const range = new Range();
          range.selectNodeContents(text);
          return JSON.stringify([...range.getClientRects()]);
        });
      const marked = boxes();
      for (const text of texts) text.data = text.data.replace(new RegExp(sign, 'gu'), '');
      return [marked, boxes()];
    }, markSign.source);
    expect(before).toEqual(after);
  });
