import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputStamp, isBuilt, markBuilt } from './build-stamp.mjs';

let dir: string;
const write = (path: string, content: string) => writeFileSync(join(dir, path), content);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['src/pages', 'server', 'dist'])
    mkdirSync(join(dir, folder), { recursive: true });
  write('src/pages/index.astro', 'home');
  write('astro.config.ts', 'config');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('stays the same while nothing changes, whatever the times say', () => {
  const before = inputStamp(dir, {});
  utimesSync(join(dir, 'src/pages/index.astro'), 1, 1);
  write('src/pages/index.test.ts', 'tests are not built');
  write('README.md', 'nor is what is only read');
  expect(inputStamp(dir, {})).toBe(before);
});

test.each([
  ['an edit of the same length', () => write('src/pages/index.astro', 'hame')],
  ['a new file', () => write('src/pages/about.astro', 'about')],
  ['a file less', () => rmSync(join(dir, 'src/pages/index.astro'))],
  ['the configuration', () => write('astro.config.ts', 'other')],
  ['the lockfile', () => write('package-lock.json', '{}')],
])('changes with %s', (_name, change) => {
  const before = inputStamp(dir, {});
  change();
  expect(inputStamp(dir, {})).not.toBe(before);
});

test('changes with the brand', () => {
  expect(inputStamp(dir, { BRAND: 'other' })).not.toBe(inputStamp(dir, {}));
});

test('changes with a brand file that lies elsewhere', () => {
  const file = join(dir, 'elsewhere.yaml');
  writeFileSync(file, 'name: One');
  const before = inputStamp(dir, { BRAND: file });
  writeFileSync(file, 'name: Two');
  expect(inputStamp(dir, { BRAND: file })).not.toBe(before);
});

test('a build counts until its inputs change or it is removed', () => {
  const stamp = inputStamp(dir, {});
  expect(isBuilt(stamp, dir)).toBe(false);
  markBuilt(stamp, dir);
  expect(isBuilt(stamp, dir)).toBe(true);
  write('src/pages/index.astro', 'changed');
  expect(isBuilt(inputStamp(dir, {}), dir)).toBe(false);
  rmSync(join(dir, 'dist'), { recursive: true });
  expect(isBuilt(stamp, dir)).toBe(false);
});
