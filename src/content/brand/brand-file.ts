import { resolve } from 'node:path';

/** The path of the brand file. BRAND is the name of a file in brands/, or a path. */
export function brandFile(choice = process.env.BRAND): string {
  if (!choice) return 'brands/brand.yaml';
  return /[\\/]|\.ya?ml$/.test(choice) ? resolve(choice) : `brands/${choice}.yaml`;
}

/** The values that BRAND can have, from the paths of all files. */
export const brandNames = (files: Iterable<string>) =>
  [...files].flatMap((file) => /^brands\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []).sort();

/** The path of a brand's own file: brands/acme/content/words.yaml for content/words.yaml. */
export const ownFile = (brand: string, file: string) => `${brand.replace(/\.ya?ml$/, '')}/${file}`;
