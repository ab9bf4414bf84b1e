import { brandNames } from '../../src/brand/brand-file.ts';
import { ContentError, distinctFaults, type Fault, printFault } from '../../src/content/faults.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { idleFiles } from '../../src/content/files-in-effect.ts';
import { parseLanguages } from '../../src/content/parse-content.ts';
import type { ReadBytes } from '../../src/content/pictures.ts';
import type { Language } from '../../src/lib/paths.ts';

function untranslatedIn([first, ...others]: Language[]): string[] {
  return others.flatMap(({ name, paths }) => {
    const missing = first?.paths.filter((path) => !paths.includes(path)) ?? [];
    return missing.length > 0 ? [`Not in ${name} yet: ${missing.join(', ')}`] : [];
  });
}

/** Translations of a brand's words, and prices in its currency, are those of the brand that is built. */
const isOfOneBrand = ({ file }: Fault) => /\/(phrases|prices)\.yaml$/.test(file);

/** Reads the content with every brand file, and the chosen one. A fault that several share is listed once. */
export function checkBrands(files: Files, chosen: string, readBytes?: ReadBytes) {
  const found: Fault[] = idleFiles(files);
  /** The brands that each fault is about. */
  const concerned = new Map<string, string[]>();
  const untranslated = new Set<string>();
  const shipped = brandNames(Object.keys(files)).map((name) => `brands/${name}.yaml`);
  const brands = [...new Set([...shipped, chosen])];
  for (const brand of brands) {
    try {
      const [{ languages }] = parseLanguages(files, brand, readBytes);
      for (const line of untranslatedIn(languages)) untranslated.add(line);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const own = error.faults.filter((fault) => brand === chosen || !isOfOneBrand(fault));
      found.push(...own);
      for (const fault of own.map(printFault))
        concerned.set(fault, [...(concerned.get(fault) ?? []), brand]);
    }
  }
  return { brands, untranslated: [...untranslated], faults: distinctFaults(found), concerned };
}
