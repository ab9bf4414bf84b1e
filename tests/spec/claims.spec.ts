import { expect, test } from '@playwright/test';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { content, everyPath } from '../support/pages.ts';
import { bodyOf, textOf } from './built-page.ts';

// What a page prints in figures of its own is asked of that page; here is what no other page may say.

const pagesWith = (words: RegExp) =>
  everyPath.filter((path) => words.test(textOf(bodyOf(path)))).toSorted();

test('§1 Each reading of a claim is on its pages only', () => {
  expect(pagesWith(/150\+/)).toEqual(['/', '/resources/stories']);
  expect(pagesWith(/190\+/)).toEqual(['/solutions/startups', '/solutions/travel-agencies']);
  expect(pagesWith(/99\.99%/)).toEqual(['/solutions/startups']);
  expect(pagesWith(/99\.9%/).length).toBeGreaterThan(1);
  expect(pagesWith(/10K\+/)).toEqual(['/']);
  expect(pagesWith(/50K\+/)).toEqual(['/resources/stories', '/sign-up']);
});

test('§1 What has no figure is said in words', () => {
  for (const words of [/no credit card/i, /white label/i, /two-factor/i, /cloud hosting/i])
    expect.soft(pagesWith(words), String(words)).not.toEqual([]);
});

test('Ruling: the register names with each claim the pages that print it, and no others', () => {
  const printed = new Set<string>();
  parseContent(readFiles('.'), undefined, undefined, {
    use: (claim, page) => printed.add(`${claim} ${page}`),
  });
  const named = Object.entries(content.claims).flatMap(([id, { readings }]) =>
    readings.flatMap(({ pages }) => pages.map((page) => `${id} ${page}`)),
  );
  expect(named.toSorted()).toEqual([...printed].toSorted());
});
