import { expect, it } from 'vitest';
import { isKnownPath, missingPaths, paths } from '../../src/lib/paths.ts';
import { filesBelow } from '../support/source-files.ts';

/** Pages of the owner's own, and articles, have one file for all of them. */
const isOne = ({ path }: { path: string }) => !path.includes('[');

const pages = filesBelow('src/pages', /\.astro$/)
  .filter(isOne)
  .map(({ path, text }) => ({
    address: path.replace(/^src\/pages(\/_site)?/, '').replace(/(\/index)?\.astro$/, '') || '/',
    said: /path="([^"]+)"/.exec(text)?.[1] ?? /const path = '([^']+)'/.exec(text)?.[1],
  }));

it('the table of routes and the files in src/pages are the same', () => {
  const addresses = pages.map(({ address }) => address);
  expect([...paths, '/404'].sort()).toEqual(addresses.sort());
});

it.each(pages)('$address says its own address', ({ address, said }) => {
  expect(said).toBe(address);
});

it('a linked page without a route is known, a misspelled one is not', () => {
  expect(missingPaths.filter((path) => (paths as string[]).includes(path))).toEqual([]);
  const isKnown = (path: string) => isKnownPath(path, paths);
  expect(['/docs', '/faq?q=refund#general', '#faq'].filter((path) => !isKnown(path))).toEqual([]);
  expect(['/pricng', '/pricing/'].filter(isKnown)).toEqual([]);
});
