import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildFolder, stampFile } from './build-folder.mjs';
import { root } from './run.mjs';

/** The files and folders that the build reads. A change makes dist out of date. */
const inputs = [
  'content',
  'brands',
  'src',
  'tools/build',
  'tools/hosts',
  'server/headers',
  'public',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const variables = ['HSTS', 'STAGE'];

const unread = /\.test\.tsx?$/;

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** @param {string} brand a brand file */
function withItsFiles(brand) {
  const isPicture = /\.(svg|jpe?g|png|webp|avif)$/i;
  const beside = readdirSync(dirname(brand)).filter((name) => isPicture.test(name));
  const pictures = beside.sort().map((name) => join(dirname(brand), name));
  return [brand, ...pictures];
}

/** @param {string} path a file or a folder */
function filesBelow(path) {
  if (!existsSync(path) || isFile(path)) return [path].filter(isFile);
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => join(path, name)).filter(isFile);
}

/**
 * A hash of all that the build reads: of contents, not dates, because a fresh checkout has new dates.
 *
 * @param {string} [dir]
 * @param {Record<string, string | undefined>} [env]
 */
export function inputStamp(dir = root, env = process.env) {
  const hash = createHash('sha256');
  // Without BRAND, brand.yaml is built.
  hash.update(`BRAND=${env.BRAND || 'brand'}\0`);
  for (const name of variables) hash.update(`${name}=${env[name] ?? ''}\0`);
  // A brand file can also be outside the project, with its pictures beside it.
  const ownBrand = env.BRAND ? [resolve(dir, env.BRAND)].filter(isFile).flatMap(withItsFiles) : [];
  const files = inputs.flatMap((input) => filesBelow(join(dir, input)));
  for (const path of [...ownBrand, ...files.filter((path) => !unread.test(path))]) {
    const content = readFileSync(path);
    hash.update(`${relative(dir, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp
 * @param {string} folder of a build
 */
export function isBuilt(stamp, folder) {
  const path = join(folder, stampFile);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/**
 * @param {string} stamp
 * @param {string} folder of a build
 */
export function markBuilt(stamp, folder) {
  writeFileSync(join(folder, stampFile), stamp);
}

/** The folder of the current build. If BRAND or STAGE is set, refuses a build with other values. */
export function requireBuild() {
  const folder = buildFolder();
  const set = ['BRAND', 'STAGE'].filter((name) => process.env[name]);
  if (set.length === 0 || isBuilt(inputStamp(), folder)) return folder;
  const command = [...set.map((name) => `${name}=${process.env[name]}`), 'npm run build'];
  throw new Error(
    `${relative(root, folder)} was built with another ${set.join(' and ')}. Run “${command.join(' ')}” first`,
  );
}
