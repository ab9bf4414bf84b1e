import { brandFile, brandNames } from '../src/brand/brand-file.ts';
import { ContentError } from '../src/content/content-error.ts';
import { parseLanguages } from '../src/content/parse-content.ts';
import { bytesBelow, readContent, readFiles, withBrand } from '../src/content/read-content.ts';
import type { Language } from '../src/lib/language.ts';
import { claimsReport } from './content-claims.ts';
import { writeJsonSchemas } from './content-schemas.ts';
import { readFlags } from './read-flags.mjs';
import { root } from './root.mjs';

const usage = `npm run content check      checks every content and brand file, and that which BRAND names
npm run content claims     lists the claims on which pages disagree
npm run content schemas    writes the schemas from which editors complete fields`;

/** The pages that languages lack, where that is allowed. */
function untranslatedIn([first, ...others]: Language[]): string[] {
  return others.flatMap(({ name, paths }) => {
    const missing = first?.paths.filter((path) => !paths.includes(path)) ?? [];
    return missing.length > 0 ? [`Not in ${name} yet: ${missing.join(', ')}`] : [];
  });
}

/** Every brand prints the same words, so each is tried. A fault that they share is listed once. */
function check(): number {
  const start = performance.now();
  const chosen = brandFile();
  const files = withBrand(readFiles(root), chosen);
  const faults = new Set<string>();
  const untranslated = new Set<string>();
  const shipped = brandNames(Object.keys(files)).map((name) => `brands/${name}.yaml`);
  const brands = [...new Set([...shipped, chosen])];
  for (const brand of brands) {
    try {
      const [{ languages }] = parseLanguages(files, brand, bytesBelow(root));
      for (const line of untranslatedIn(languages)) untranslated.add(line);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) faults.add(fault);
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = `${Object.keys(files).length} files, ${brands.length} brands, ${seconds} s`;
  for (const line of untranslated) console.log(line);
  for (const fault of faults) console.error(fault);
  console.log(faults.size === 0 ? `No faults: ${count}` : `${faults.size} faults: ${count}`);
  return faults.size === 0 ? 0 : 1;
}

function claims(): number {
  try {
    console.log(claimsReport(readContent(root).claims));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
}

const { words } = readFlags(usage);
if (words[0] === 'check') process.exitCode = check();
else if (words[0] === 'claims') process.exitCode = claims();
else if (words[0] === 'schemas') console.log(`Schemas for editors: ${writeJsonSchemas(root)}`);
else {
  console.error(usage);
  process.exitCode = 2;
}
