import { resolve } from 'node:path';

/** The brand's file by the name that BRAND gives: below src, or wherever a path points to. */
export function brandFile(choice = process.env.BRAND): string {
  if (!choice) return 'brand/brand.yaml';
  return /[\\/]|\.ya?ml$/.test(choice) ? resolve(choice) : `brand/${choice}.yaml`;
}

/** Names that BRAND can have, from the files that are there. */
export const brandNames = (files: Iterable<string>) =>
  [...files].flatMap((file) => /^brand\/(.+)\.yaml$/.exec(file)?.[1] ?? []).sort();
