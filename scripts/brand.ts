import { brandNames } from '../src/brand/brand-file.ts';
import type { Answers } from '../src/brand/draft-brand.ts';
import { readFiles } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { runNew } from './brand-new.ts';
import { asked, unasked } from './brand-questions.ts';
import { readFlags } from './read-flags.mjs';
import { root } from './root.mjs';

const questions = Object.entries({ ...asked, ...unasked });

const usage = `npm run brand list               lists the brands
npm run brand new                asks a few questions and writes a brand file
npm run brand new -- --name Name --ink "#1a47c0" --yes    asks nothing

${questions.map(([flag, { asks }]) => `--${flag.padEnd(14)} ${asks}`).join('\n')}
--yes            Take the suggestion for every answer without a flag
--force          Replace a file that is there already`;

function listBrands() {
  const files = readFiles(root);
  for (const name of brandNames(Object.keys(files))) {
    const key = `brands/${name}.yaml`;
    const { data } = readSource(key, files[key] ?? '');
    const brand = data as { name?: string; domain?: string } | undefined;
    const start = name === 'brand' ? 'npm start' : `BRAND=${name} npm start`;
    console.log(`${brand?.name ?? '?'}  ${brand?.domain ?? '?'}  ${key}  ${start}`);
  }
  return 0;
}

const { flags, words } = readFlags(usage, {
  ...Object.fromEntries(questions.map(([flag]) => [flag, { type: 'string' as const }])),
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
});
const { help: _, yes, force, ...answers } = flags as Record<string, string | boolean>;
if (words[0] === 'list') process.exitCode = listBrands();
else if (words[0] === 'new') {
  process.exitCode = await runNew(answers as Partial<Answers>, yes === true, force === true);
} else {
  console.error(usage);
  process.exitCode = 2;
}
