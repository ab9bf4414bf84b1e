import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputStamp, isBuilt, markBuilt } from './build-stamp.mjs';

let dir: string;
const write = (path: string, content: string) => writeFileSync(join(dir, path), content);
const stamp = (BRAND?: string) => inputStamp(dir, { BRAND });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['src/pages', 'dist', 'brands'])
    mkdirSync(join(dir, folder), { recursive: true });
  write('src/pages/index.astro', 'home');
  write('elsewhere.yaml', 'name: One');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('keeps the stamp if only dates, tests and files outside the build change', () => {
  const before = stamp();
  utimesSync(join(dir, 'src/pages/index.astro'), 1, 1);
  write('src/pages/index.test.ts', 'tests are not built');
  write('README.md', 'nor is what is only read');
  expect(stamp()).toBe(before);
});

test.each([
  ['an edit of the same length', () => write('src/pages/index.astro', 'hame')],
  ['a new file', () => write('src/pages/about.astro', 'about')],
  ['a deleted file', () => rmSync(join(dir, 'src/pages/index.astro'))],
  ['the configuration', () => write('astro.config.ts', 'other')],
  ['the lockfile', () => write('package-lock.json', '{}')],
  ['a brand file outside the project', () => write('elsewhere.yaml', 'name: Two')],
  ['a picture beside it', () => write('logo.svg', '<svg/>')],
  ['a brand file', () => write('brands/acme.yaml', 'name: Acme')],
])('changes the stamp after a change of %s', (_name, change) => {
  const before = stamp('elsewhere.yaml');
  change();
  expect(stamp('elsewhere.yaml')).not.toBe(before);
  expect(stamp('other')).not.toBe(stamp());
});

test('changes the stamp with the stage', () => {
  expect(inputStamp(dir, { STAGE: 'preview' })).not.toBe(stamp());
});

test('accepts a build until its inputs change or it is deleted', () => {
  const dist = join(dir, 'dist');
  expect(isBuilt(stamp(), dist)).toBe(false);
  markBuilt(stamp(), dist);
  expect(isBuilt(stamp(), dist)).toBe(true);
  expect(isBuilt(stamp('brand'), dist)).toBe(true);
  expect(isBuilt(stamp('other'), dist)).toBe(false);
  rmSync(dist, { recursive: true });
  expect(isBuilt(stamp(), dist)).toBe(false);
});
