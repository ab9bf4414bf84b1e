import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile */

/**
 * Whether the installed packages match the lockfile. Optional packages may be missing, because they are
 * builds for other platforms.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export const matchesLockfile = (wanted, installed) =>
  Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    const found = installed.packages[path];
    return path === '' || (found ? found.version === version : optional === true);
  });

/**
 * The PATH without node_modules/.bin, so that npm does not run on the project's own Node, which it is
 * about to replace.
 *
 * @param {string} path
 */
export const withoutProjectBinaries = (path) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);

/** Installs missing packages. If that fails, exits with npm's exit code. */
export async function ensureInstalled() {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) =>
      existsSync(join(root, name)) ? JSON.parse(readFileSync(join(root, name), 'utf8')) : undefined,
  );
  if (wanted && installed && matchesLockfile(wanted, installed)) return;
  console.log('Installing dependencies');
  // Includes dev, because NODE_ENV=production would omit the tools that build the site. The log level
  // hides warnings that packages need a newer Node, because the newer Node is one of the packages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
  const code = await run('npm', args, env);
  if (code === 0) return;
  console.error(`npm ci failed with code ${code}. Its message is above.`);
  process.exit(code);
}
