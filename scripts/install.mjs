import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether what npm noted as installed is what the lockfile asks for. Optional packages may be
 * absent: they are the builds for other platforms.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function matchesLockfile(wanted, installed) {
  const { '': _project, ...asked } = wanted.packages ?? {};
  const present = installed.packages ?? {};
  const asAsked = Object.entries(asked).every(([path, { version, integrity, optional }]) => {
    const found = present[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
  return (
    asAsked && Object.entries(present).every(([path, { optional }]) => optional || path in asked)
  );
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined}
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * npm scripts see the project's own node first. Installing replaces that very file, so npm has to
 * run on the machine's node.
 *
 * @param {string} path the PATH variable
 */
export function withoutProjectBinaries(path) {
  const isOwn = /[\\/]node_modules[\\/]\.bin[\\/]?$/;
  return path
    .split(delimiter)
    .filter((entry) => !isOwn.test(entry))
    .join(delimiter);
}

/** Installs what is missing, or ends this process with npm's exit code. */
export async function ensureInstalled() {
  const wanted = readLockfile(join(root, 'package-lock.json'));
  const installed = readLockfile(join(root, 'node_modules/.package-lock.json'));
  if (wanted && installed && matchesLockfile(wanted, installed)) return;
  console.log('Installing dependencies');
  const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
  // NODE_ENV=production would leave out the tools that build the site.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], env);
  if (code === 0) return;
  console.error(`Installing failed: npm ci ended with code ${code}.`);
  process.exit(code);
}
