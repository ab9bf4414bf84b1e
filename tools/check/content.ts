import { brandFile } from '../../src/brand/brand-file.ts';
import { ContentError, counted, printFault } from '../../src/content/faults.ts';
import { sharedFiles } from '../../src/content/file-kinds.ts';
import { placeOf } from '../../src/content/files-in-effect.ts';
import { bytesBelow, readContent, readFiles, withBrand } from '../../src/content/read-content.ts';
import { writeJsonSchemas } from '../content-schemas.ts';
import { readFlags } from '../setup/read-flags.mjs';
import { root } from '../setup/run.mjs';
import { checkBrands } from './content-check.ts';
import { claimsReport } from './content-claims.ts';

const usage = `npm run content check      checks every content and brand file, and that which BRAND names
npm run content claims     lists the claims on which pages disagree
npm run content schemas    writes the schemas from which editors complete fields`;

/** Checks the content with every brand. A fault that several brands share is listed once. */
function check(): number {
  const start = performance.now();
  const chosen = brandFile();
  const files = withBrand(readFiles(root), chosen);
  const { brands, untranslated, faults, concerned } = checkBrands(files, chosen, bytesBelow(root));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = `${counted(Object.keys(files).length, 'file')}, ${counted(brands.length, 'brand')}, ${seconds} s`;
  for (const line of untranslated) console.log(line);
  for (const fault of faults.map(printFault)) {
    const some = concerned.get(fault) ?? brands;
    // A shared file can be wrong for one brand alone, as when it links to a page that this brand lacks.
    const isShared = fault.startsWith('content/') && some.length < brands.length;
    console.error(isShared ? `${fault} (for ${some.join(', ')})` : fault);
  }
  console.log(
    faults.length === 0 ? `No faults: ${count}` : `${counted(faults.length, 'fault')}: ${count}`,
  );
  return faults.length === 0 ? 0 : 1;
}

function claims(): number {
  try {
    const brand = brandFile();
    const files = withBrand(readFiles(root), brand);
    console.log(
      claimsReport(readContent(root).claims, placeOf(files, brand, sharedFiles.claims.file)),
    );
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
