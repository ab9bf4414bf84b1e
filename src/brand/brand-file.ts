import { resolve } from 'node:path';

/** The brand file that BRAND names: one in brands, or a path. */
export function brandFile(choice = process.env.BRAND): string {
  if (!choice) return 'brands/brand.yaml';
  return /[\\/]|\.ya?ml$/.test(choice) ? resolve(choice) : `brands/${choice}.yaml`;
}

/** The names that BRAND can have. */
export const brandNames = (files: Iterable<string>) =>
  [...files].flatMap((file) => /^brands\/(.+)\.yaml$/.exec(file)?.[1] ?? []).sort();
