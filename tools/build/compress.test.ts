import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFiles } from '../../server/headers/addresses.ts';
import { fixtureFiles, makeFixtureBuild } from '../../tests/support/fixture-build.ts';

test('compresses text files with Brotli and gzip, but no small and already compressed files', async () => {
  const { dir, remove } = await makeFixtureBuild();
  const page = join(dir, 'pricing.html');
  const decoded = [
    brotliDecompressSync(await readFile(`${page}.br`)).toString(),
    gunzipSync(await readFile(`${page}.gz`)).toString(),
  ];
  expect(decoded).toEqual(Array(2).fill(fixtureFiles['pricing.html']));
  const files = await listFiles(dir);
  await remove();
  expect(files.filter((file) => /(robots\.txt|woff2|png)\./.test(file))).toEqual([]);
});
