import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandName, buildFolder } from './build-folder.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of ['brand', 'acme']) mkdirSync(join(dir, 'dist', name), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each([
  [undefined, 'brand'],
  ['', 'brand'],
  ['acme', 'acme'],
  ['/clients/acme.yaml', 'acme'],
])('BRAND=%s chooses the brand %s', (BRAND, name) => {
  expect(brandName({ BRAND })).toBe(name);
});

test('returns the folder of a brand in dist, or dist if there is none', () => {
  const folder = (BRAND?: string) => buildFolder(dir, { BRAND });
  expect(folder('acme')).toBe(join(dir, 'dist/acme'));
  expect(folder('clients/acme.yaml')).toBe(join(dir, 'dist/acme'));
  expect(folder()).toBe(join(dir, 'dist/brand'));
  expect(folder('harbor')).toBe(join(dir, 'dist'));
});

test('returns dist if it is one site with a folder that has the name of a brand', () => {
  writeFileSync(join(dir, 'dist/.stamp'), '');
  expect(buildFolder(dir, { BRAND: 'acme' })).toBe(join(dir, 'dist'));
});
