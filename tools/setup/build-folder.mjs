import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

/** A build ends by writing this file into its folder, so that it goes when the build goes. */
export const stampFile = '.stamp';

/**
 * The name of the chosen brand: that of its file.
 *
 * @param {Record<string, string | undefined>} [env]
 */
export const brandName = (env = process.env) =>
  basename(env.BRAND || 'brand').replace(/\.ya?ml$/, '');

/**
 * The folder of the chosen brand's build. dist is either one site, made by “npm run build”, or has a
 * folder for each brand, made by “npm run build -- --all”.
 *
 * @param {string} [dir]
 * @param {Record<string, string | undefined>} [env]
 */
export function buildFolder(dir = root, env = process.env) {
  const dist = join(dir, 'dist');
  const own = join(dist, brandName(env));
  return !existsSync(join(dist, stampFile)) && existsSync(own) ? own : dist;
}
