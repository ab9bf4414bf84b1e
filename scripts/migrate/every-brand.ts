import { brandFile, brandNames, ownFile } from '../../src/brand/brand-file.ts';
import { filesInEffect } from '../../src/content/files-in-effect.ts';
import { toBands } from './to-bands.ts';

type Files = Record<string, string>;

/**
 * All content files, laid out as they are now: the shared ones, and of every brand those that come out
 * otherwise than the shared ones do. A file that only this brand lacks is an empty one.
 */
export function everyBrandToBands(files: Files): Files {
  const shared = toBands(files);
  const brands = brandNames(Object.keys(files)).map((name) => brandFile(name));
  const own = brands.flatMap((brand) => {
    const made = toBands(filesInEffect(files, brand));
    const names = new Set([...Object.keys(shared), ...Object.keys(made)]);
    return [...names]
      .filter((file) => made[file] !== shared[file])
      .map((file) => [ownFile(brand, file), made[file] ?? '']);
  });
  return { ...shared, ...Object.fromEntries(own) };
}
