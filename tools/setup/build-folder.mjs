import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

/** The last file that a build writes. It is in the build folder, so that both are deleted together. */
export const stampFile = '.stamp';

/**
 * The name of the chosen brand, which is the name of its file.
 *
 * @param {Record<string, string | undefined>} [env]
 */
export const brandName = (env = process.env) =>
  basename(env.BRAND || 'brand').replace(/\.ya?ml$/, '');

/**
 * The folder of the chosen brand's build. dist is either one site, built by “npm run build”, or contains
 * a folder for each brand, built by “npm run build -- --all”.
 *
 * @param {string} [dir]
 * @param {Record<string, string | undefined>} [env]
 */
export function buildFolder(dir = root, env = process.env) {
  const dist = join(dir, 'dist');
  const own = join(dist, brandName(env));
  return !existsSync(join(dist, stampFile)) && existsSync(own) ? own : dist;
}
