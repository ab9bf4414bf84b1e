import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../server/files.ts';
import { makeFixtureBuild } from '../server/fixture-build.ts';
import { makeLimitBuild } from './limit-build.ts';
import { limitPage } from './limit-page.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let limit: Awaited<ReturnType<typeof makeLimitBuild>>;
beforeAll(async () => {
  build = await makeFixtureBuild();
  limit = await makeLimitBuild(build.dir);
});
afterAll(async () => {
  await build.remove();
  await limit.remove();
});

test('holds the limit page of every page, compressed as the build is', async () => {
  const original = await readFile(join(build.dir, 'pricing.html'), 'utf8');
  const sent = await readFile(join(limit.dir, 'pricing.html.br'));
  expect(brotliDecompressSync(sent).toString()).toBe(limitPage(original));
});

test('holds nothing else', async () => {
  const kinds = (await listFiles(limit.dir)).map((file) => file.replace(/^.*?\.html/, '.html'));
  expect(new Set(kinds)).toEqual(new Set(['.html', '.html.br', '.html.gz']));
});
