import { brandFile } from '../../src/brand/brand-file.ts';
import { ContentError } from '../../src/content/faults.ts';
import { parseLanguages } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles, withBrand } from '../../src/content/read-content.ts';
import { formsNote } from '../hosts/cloud.ts';
import { readFlags } from '../setup/read-flags.mjs';
import { root } from '../setup/run.mjs';
import { liveFindings } from './live-findings.ts';

readFlags(`npm run check:live    lists what should not go live, with file and line; exit code 0 if nothing
BRAND=name npm run check:live    for another brand

Samples, forms that only pretend, links that lead to the 404 page, placeholders, claims that
contradict each other or that nobody has confirmed, dates of legal texts, missing translations.`);

try {
  const brandPath = brandFile();
  const files = withBrand(readFiles(root), brandPath);
  const contents = parseLanguages(files, brandPath, bytesBelow(root));
  const kinds = Object.entries(liveFindings({ files, brandPath, contents, today: new Date() }));
  for (const [kind, findings] of kinds.filter(([, found]) => found.length > 0)) {
    console.log(`${kind}\n  ${findings.join('\n  ')}\n`);
  }
  if (contents[0].brand.forms === 'own') console.log(`${formsNote}\n`);
  const count = kinds.flatMap(([, findings]) => findings).length;
  console.log(count === 0 ? `${brandPath}: ready to go live` : `${brandPath}: ${count} to settle`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
