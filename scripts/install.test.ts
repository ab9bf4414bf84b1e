import { expect, test } from 'vitest';
import { matchesLockfile, withoutProjectBinaries } from './install.mjs';

const lockfile = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/astro': { version: '7.0.0', integrity: 'sha512-a' },
    'node_modules/darwin-only': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const astro = lockfile.packages['node_modules/astro'];

test('what was installed from the lockfile matches it, other platforms left out', () => {
  expect(matchesLockfile(lockfile, { packages: { 'node_modules/astro': astro } })).toBe(true);
});

test.each([
  ['nothing', {}],
  ['another version', { 'node_modules/astro': { ...astro, version: '7.0.1' } }],
  ['another content', { 'node_modules/astro': { ...astro, integrity: 'sha512-x' } }],
  ['one too many', { 'node_modules/astro': astro, 'node_modules/left-pad': { version: '1.3.0' } }],
])('%s does not match', (_name, packages) => {
  expect(matchesLockfile(lockfile, { packages })).toBe(false);
});

test('npm does not run on the node that it is about to replace', () => {
  const path = '/project/node_modules/.bin:/usr/lib/node_modules/npm/bin:/usr/bin';
  expect(withoutProjectBinaries(path)).toBe('/usr/lib/node_modules/npm/bin:/usr/bin');
});
