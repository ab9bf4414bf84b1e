import { brandFile, brandNames } from '../../src/brand/brand-file.ts';
import type { Answers } from '../../src/brand/draft-brand.ts';
import { readFiles, withBrand } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { readFlags } from '../setup/read-flags.mjs';
import { root } from '../setup/run.mjs';
import { runNew } from './brand-new.ts';
import { asked, unasked } from './brand-questions.ts';

const questions = Object.entries({ ...asked, ...unasked });

const usage = `npm run brand list               lists the brands
npm run brand new                asks a few questions and writes a brand file
npm run brand new -- --name Name --ink "#1a47c0" --yes    asks nothing

${questions.map(([flag, { asks }]) => `--${flag.padEnd(14)} ${asks}`).join('\n')}
--yes            Take the suggestion for every answer without a flag
--force          Replace a file that is there already
--default        Make it the brand that is built without BRAND; the one before is kept`;

function listBrands() {
  const chosen = brandFile();
  const files = withBrand(readFiles(root), chosen);
  const keys = brandNames(Object.keys(files)).map((name) => `brands/${name}.yaml`);
  for (const key of new Set([...keys, chosen])) {
    const { data } = readSource(key, files[key] ?? '');
    const brand = data as { name?: string; domain?: string } | undefined;
    const name = /^brands\/(.+)\.yaml$/.exec(key)?.[1] ?? key;
    const start = key === brandFile('') ? 'npm start' : `BRAND=${name} npm start`;
    const note = key === chosen ? '  (built now)' : '';
    console.log(`${brand?.name ?? '?'}  ${brand?.domain ?? '?'}  ${key}  ${start}${note}`);
  }
  return 0;
}

const { flags, words } = readFlags(usage, {
  ...Object.fromEntries(questions.map(([flag]) => [flag, { type: 'string' as const }])),
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
  default: { type: 'boolean' },
});
const { help: _, yes, force, default: first, ...answers } = flags as Record<string, string | true>;
if (words[0] === 'list') process.exitCode = listBrands();
else if (words[0] === 'new') {
  process.exitCode = await runNew(answers as Partial<Answers>, { yes, force, default: first });
} else {
  console.error(usage);
  process.exitCode = 2;
}
