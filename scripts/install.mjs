import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile */

/**
 * Whether npm's note of what is installed fits the lockfile. Optional packages may be absent: they
 * are the builds for other platforms.
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
 * The PATH without node_modules/.bin. npm scripts find the project's own node there, and npm cannot
 * run on a node that it is about to replace.
 *
 * @param {string} path
 */
export const withoutProjectBinaries = (path) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);

/**
 * How npm installs. Without dev, NODE_ENV=production would leave out the tools that build the site;
 * without the level, npm would warn that packages want a newer Node, which is installed with them.
 */
export const installArgs = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what is missing, or ends this process with npm's exit code. */
export async function ensureInstalled() {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) =>
      existsSync(join(root, name)) ? JSON.parse(readFileSync(join(root, name), 'utf8')) : undefined,
  );
  if (wanted && installed && matchesLockfile(wanted, installed)) return;
  console.log('Installing dependencies');
  const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
  const code = await run('npm', installArgs, env);
  if (code === 0) return;
  console.error(`npm ci failed with code ${code}.`);
  process.exit(code);
}
