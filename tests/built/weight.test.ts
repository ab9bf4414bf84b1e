import { expect, it } from 'vitest';
import { attributes, builtFile, documentOf } from '../support/built.ts';
import { everyPath } from '../support/pages.ts';

it('all pages share one sheet of styles, with a hash in its name, and have none of their own', () => {
  const sheets = everyPath.map((path) => attributes(path, 'link[rel="stylesheet"]', 'href'));
  expect(new Set(sheets.map(String)).size).toBe(1);
  expect(sheets[0]).toEqual([expect.stringMatching(/^\/_astro\/[\w-]+\.[\w-]{8}\.css$/)]);
  for (const path of everyPath) {
    const own = [...documentOf(path).querySelectorAll('style, [style]')]
      .map(({ outerHTML }) => outerHTML)
      // Astro's own rule, which gives islands no box.
      .filter((html) => !html.startsWith('<style>astro-island,'));
    expect.soft(own, path).toEqual([]);
  }
});

it('one file of React serves every page', () => {
  const renderers = everyPath.flatMap((path) => attributes(path, 'astro-island', 'renderer-url'));
  expect(new Set(renderers).size).toBe(1);
});

it('the fonts that a page preloads weigh at most 60 kB', () => {
  for (const path of everyPath) {
    const fonts = attributes(path, 'link[rel="preload"][as="font"]', 'href');
    const bytes = fonts.reduce((sum, address) => sum + builtFile(address).length, 0);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(60_000);
  }
});
