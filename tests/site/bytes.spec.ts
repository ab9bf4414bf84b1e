import { readdirSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtFile, documentOf, fileOf } from './built.ts';
import { everyPath } from './pages.ts';
import { scriptsOf } from './scripts-of.ts';

const kilobyte = 1024;

for (const path of everyPath) {
  test(`${path} weighs at most 30 kB as sent`, () => {
    expect(builtFile(`${fileOf(path)}.br`).length).toBeLessThanOrEqual(30 * kilobyte);
  });

  test(`${path} runs at most 2 kB of script on load, 8 kB where it has islands`, () => {
    const { inline, files } = scriptsOf(path);
    const parts = [Buffer.from(inline), ...files.map(builtFile)];
    const bytes = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    const hasIslands = documentOf(path).querySelector('astro-island') !== null;
    expect(bytes).toBeLessThanOrEqual((hasIslands ? 8 : 2) * kilobyte);
  });
}

test('all fonts together weigh at most 60 kB', () => {
  const fonts = readdirSync('dist/_astro').filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  const bytes = fonts.reduce((sum, name) => sum + statSync(`dist/_astro/${name}`).size, 0);
  expect(fonts).not.toHaveLength(0);
  expect(bytes).toBeLessThanOrEqual(60 * kilobyte);
});
