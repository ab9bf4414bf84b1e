import { expect, test } from '@playwright/test';
import { documentOf, htmlOf } from './built.ts';
import { everyPath } from './pages.ts';

const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content'];

/** Everything a visitor can read or hear: text and the attributes that stand for text. */
function readableText(path: string): string {
  const document = documentOf(path);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  const copy = document.body.cloneNode(true);
  for (const element of copy.querySelectorAll('script, style')) element.remove();
  return [document.title, copy.textContent, ...attributes].join('\n');
}

for (const path of everyPath) {
  test(`${path} has no token left unfilled`, () => {
    expect(htmlOf(path)).not.toMatch(/\{(brand|claim|price)\.\w*\}?/);
    expect(readableText(path)).not.toMatch(/\{\w+\}/);
    expect(readableText(path)).not.toMatch(/\b(undefined|NaN|\[object|lorem ipsum)\b/i);
  });
}
