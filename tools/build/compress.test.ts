import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../server/headers/built-files.ts';
import { fixtureFiles, makeFixtureBuild } from '../../tests/support/fixture-build.ts';
import { compressTree } from './compress.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
beforeEach(async () => {
  build = await makeFixtureBuild();
});
afterEach(() => build.remove());

test('writes both forms, and both decode to the page', async () => {
  const page = join(build.dir, 'pricing.html');
  const br = brotliDecompressSync(await readFile(`${page}.br`)).toString();
  const gz = gunzipSync(await readFile(`${page}.gz`)).toString();
  expect(br).toBe(fixtureFiles['pricing.html']);
  expect(gz).toBe(fixtureFiles['pricing.html']);
});

test('leaves small and already compressed files alone', async () => {
  const files = await listFiles(build.dir);
  expect(files).not.toContain('robots.txt.br');
  expect(files).not.toContain('_astro/text.Qx81.woff2.gz');
});

test('a second run replaces what the first one wrote', async () => {
  const page = join(build.dir, 'pricing.html');
  await writeFile(page, 'short now');
  await compressTree(build.dir);
  const files = await listFiles(build.dir);
  expect(files).not.toContain('pricing.html.br');
  expect(files).toContain('index.html.br');
  expect(files.filter((file) => /\.(br|gz)\.(br|gz)$/.test(file))).toEqual([]);
});
