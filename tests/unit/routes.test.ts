import { expect, it } from 'vitest';
import { isKnownPath, mainPaths, missingPaths, paths } from '../../src/lib/routes.ts';
import { filesBelow } from './source-files.ts';

const addresses = filesBelow('src/pages', /\.astro$/)
  .map(({ path }) => path.replace('src/pages', '').replace(/(\/index)?\.astro$/, '') || '/')
  .filter((path) => path !== '/404');

it('the table of routes and the files in src/pages are the same', () => {
  expect([...paths].sort()).toEqual(addresses.sort());
});

it('eighteen routes stand in the main layout, sign-in and sign-up outside it', () => {
  expect(mainPaths).toHaveLength(18);
  expect(paths.filter((path) => !mainPaths.includes(path))).toEqual(['/sign-in', '/sign-up']);
});

it('each page says its own address', () => {
  for (const { path, text } of filesBelow('src/pages', /\.astro$/)) {
    const address = path.replace('src/pages', '').replace(/(\/index)?\.astro$/, '') || '/';
    const said = /path="([^"]+)"/.exec(text)?.[1] ?? /const path = '([^']+)'/.exec(text)?.[1];
    expect(said, path).toBe(address);
  }
});

it('a linked page without a route is known, a misspelled one is not', () => {
  expect(missingPaths.filter((path) => (paths as string[]).includes(path))).toEqual([]);
  expect(isKnownPath('/docs')).toBe(true);
  expect(isKnownPath('/faq?q=refund#general')).toBe(true);
  expect(isKnownPath('#faq')).toBe(true);
  expect(isKnownPath('/pricng')).toBe(false);
  expect(isKnownPath('/pricing/')).toBe(false);
});
