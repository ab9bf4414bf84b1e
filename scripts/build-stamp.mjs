import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

/** What the build reads. A change in any of it makes dist/ stale. */
const inputs = [
  'src',
  'public',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'deploy',
  'server',
];
const variables = ['BRAND'];

/** Inside dist/, so that it goes when the build goes and cannot outlive what it describes. */
const stampFile = 'dist/.stamp';

/**
 * @param {string} dir
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(dir, path) {
  const full = join(dir, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(dir, `${path}/${name}`));
}

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path);

/**
 * A hash over the contents of all inputs. Contents rather than times, because a fresh checkout
 * changes every time and no content.
 *
 * @param {string} [dir]
 * @param {Record<string, string | undefined>} [env]
 */
export function inputStamp(dir = root, env = process.env) {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name}=${env[name] ?? ''}\0`);
  // A brand file that lies elsewhere counts as an input, too.
  const brand = env.BRAND && resolve(dir, env.BRAND);
  if (brand && existsSync(brand) && statSync(brand).isFile()) hash.update(readFileSync(brand));
  for (const path of inputs.flatMap((input) => filesUnder(dir, input))) {
    if (isTest(path)) continue;
    const content = readFileSync(join(dir, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp
 * @param {string} [dir]
 */
export function isBuilt(stamp, dir = root) {
  const path = join(dir, stampFile);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/**
 * @param {string} stamp
 * @param {string} [dir]
 */
export function markBuilt(stamp, dir = root) {
  writeFileSync(join(dir, stampFile), stamp);
}
