import { expect, test } from 'vitest';
import { matchesLockfile, withoutProjectBinaries } from './install.mjs';

const astro = { 'node_modules/astro': { version: '7.0.0' } };
const other = { 'node_modules/darwin-only': { version: '1.0.0', optional: true } };

test.each([
  ['all packages', { ...astro, ...other }, true],
  ['all packages except a build for another platform', astro, true],
  ['no packages', {}, false],
  ['another version', { 'node_modules/astro': { version: '7.0.1' } }, false],
])('compares the installed packages with the lockfile: %s', (_name, packages, expected) => {
  const lockfile = { packages: { '': { version: '0.1.0' }, ...astro, ...other } };
  expect(matchesLockfile(lockfile, { packages })).toBe(expected);
});

test('removes the folder with the project’s Node from the PATH', () => {
  const path = '/project/node_modules/.bin:/usr/lib/node_modules/npm/bin:/usr/bin';
  expect(withoutProjectBinaries(path)).toBe('/usr/lib/node_modules/npm/bin:/usr/bin');
});
