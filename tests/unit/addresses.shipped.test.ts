import { expect, it } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { quotedIn } from '../support/imports.ts';
import { filesBelow } from '../support/source-files.ts';

/** The pictures in the docs are of the shipped site. Content of the earlier layout had set addresses. */
const isExempt = /^scripts\/(doc-pictures\.ts|migrate\/)|\.test\.tsx?$/;

it('code knows no page but the first and the one for addresses without a page', () => {
  const addresses = new Set(readContent().pages.map(({ address }) => address));
  addresses.delete('/');
  addresses.delete('/404');
  expect(addresses.size).toBeGreaterThan(15);
  const known = ['src', 'build', 'scripts', 'tests/support']
    .flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs|astro)$/))
    .filter(({ path }) => !isExempt.test(path))
    .flatMap((file) =>
      quotedIn(file)
        .filter((text) => addresses.has(text))
        .map((address) => `${file.path}: ${address}`),
    );
  expect(known).toEqual([]);
});
