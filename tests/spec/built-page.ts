import { expect } from '@playwright/test';
import type { Element } from 'happy-dom';
import type { BandName } from '../../src/bands/table.ts';
import { asTyped } from '../../src/lib/text.ts';
import { documentOf } from '../support/built.ts';
import { bandsOf, type WordsOf } from '../support/pages.ts';

/** A text as people type it, with one space for any. */
export const plain = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ').trim();

export const textOf = (part: Element) => plain(part.textContent);

export const allOf = (part: Element, selector: string): Element[] => [
  ...part.querySelectorAll(selector),
];

export const textsOf = (part: Element, selector: string) => allOf(part, selector).map(textOf);

export function oneOf(part: Element, selector: string, heading?: string): Element {
  const found = allOf(part, selector).find(
    (each) => heading === undefined || textsOf(each, 'h1, h2, h3').includes(plain(heading)),
  );
  if (!found) throw new Error(`no ${selector}${heading ? ` under “${heading}”` : ''}`);
  return found;
}

export const bodyOf = (path: string): Element => documentOf(path).body;
export const mainOf = (path: string) => oneOf(bodyOf(path), 'main');

/** The words of the first band of a kind on a page that ships. */
export function wordsOf<Name extends BandName>(path: string, name: Name): WordsOf<Name> {
  const found = bandsOf(name).find((band) => band.path === path);
  if (!found) throw new Error(`${path} has no band “${name}”`);
  return found.words;
}

/** The same band as it was built, by its heading. */
export function bandOf(path: string, name: BandName): Element {
  const { title } = wordsOf(path, name) as { title?: string };
  return oneOf(mainOf(path), 'section', title);
}

/** Every link of these names, and at least one of each, leads where it should. */
export function expectLinks(part: Element, wanted: Record<string, string>) {
  for (const [name, href] of Object.entries(wanted)) {
    const links = allOf(part, 'a').filter((link) => textOf(link) === plain(name));
    const targets = new Set(links.map((link) => link.getAttribute('href')));
    expect.soft([...targets], `“${name}” leads to`).toEqual([href]);
  }
}

export function expectWords(part: Element, wanted: readonly (string | RegExp)[]) {
  const text = textOf(part);
  const missing = wanted.filter((words) =>
    typeof words === 'string' ? !text.includes(plain(words)) : !words.test(text),
  );
  expect.soft(missing, 'words that are not there').toEqual([]);
}

/** These words stand in this order. */
export function expectOrder(part: Element, wanted: readonly string[]) {
  const text = textOf(part);
  let at = 0;
  for (const words of wanted) {
    at = text.indexOf(plain(words), at);
    expect(at, `“${words}” in its place`).toBeGreaterThanOrEqual(0);
  }
}
