import { readdirSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, it } from 'vitest';
import { attributes, documentOf } from '../support/built.ts';
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

it('all fonts together weigh at most 60 kB', () => {
  const fonts = readdirSync('dist/_astro').filter((name) =>
    ['.woff2', '.woff', '.ttf', '.otf'].includes(extname(name)),
  );
  const bytes = fonts.reduce((sum, name) => sum + statSync(`dist/_astro/${name}`).size, 0);
  expect(fonts).not.toHaveLength(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
