import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installArgs, matchesLockfile, withoutProjectBinaries } from './install.mjs';

const astro = { 'node_modules/astro': { version: '7.0.0' } };
const other = { 'node_modules/darwin-only': { version: '1.0.0', optional: true } };

test.each([
  ['all of it', { ...astro, ...other }, true],
  ['all but a build for another platform', astro, true],
  ['nothing', {}, false],
  ['another version', { 'node_modules/astro': { version: '7.0.1' } }, false],
])('%s installed', (_name, packages, expected) => {
  const lockfile = { packages: { '': { version: '0.1.0' }, ...astro, ...other } };
  expect(matchesLockfile(lockfile, { packages })).toBe(expected);
});

test('npm does not run on the node that it is about to replace', () => {
  const path = '/project/node_modules/.bin:/usr/lib/node_modules/npm/bin:/usr/bin';
  expect(withoutProjectBinaries(path)).toBe('/usr/lib/node_modules/npm/bin:/usr/bin');
});

test('npm warns of no engine, and still tells what went wrong', { timeout: 60_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (file: string, data: object) =>
    writeFileSync(join(dir, file), JSON.stringify(data));
  const picky = { name: 'picky', version: '1.0.0', engines: { node: '>=99' } };
  const project = { dependencies: { picky: 'file:picky' } };
  mkdirSync(join(dir, 'picky'));
  write('picky/package.json', picky);
  write('package.json', project);
  const install = () =>
    spawnSync('npm', [...installArgs, '--offline'], { cwd: dir, encoding: 'utf8' });
  expect(install().stderr).toMatch(/npm error/);
  const linked = { resolved: 'picky', link: true };
  const packages = { '': project, picky, 'node_modules/picky': linked };
  write('package-lock.json', { lockfileVersion: 3, packages });
  expect(install()).toMatchObject({ status: 0, stderr: '' });
  rmSync(dir, { recursive: true });
});
