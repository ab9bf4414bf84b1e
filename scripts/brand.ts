/**
 * Makes and lists brand files.
 *
 *   npm run brand new                          asks a few questions
 *   npm run brand new -- --name Name --ink "#1a47c0" --yes
 *   npm run brand list
 */
import { parseArgs } from 'node:util';
import { brandNames } from '../src/brand/brand-file.ts';
import { readFiles } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { runNew } from './brand-new.ts';
import { questions } from './brand-questions.ts';
import { root } from './root.mjs';

const usage = `npm run brand new [-- flags]   flags: ${questions.map(({ flag }) => `--${flag}`).join(' ')} --yes --force
npm run brand list`;

function listBrands() {
  const files = readFiles(`${root}/src`);
  for (const name of brandNames(Object.keys(files))) {
    const key = `brand/${name}.yaml`;
    const data = readSource(key, files[key] ?? '').data as {
      name?: string;
      domain?: string;
    } | null;
    const use = name === 'brand' ? 'npm start' : `BRAND=${name} npm start`;
    console.log(`${data?.name ?? '?'}  ${data?.domain ?? '?'}  src/${key}  ${use}`);
  }
  return 0;
}

async function main(): Promise<number> {
  const flags = Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: 'string' as const }]),
  );
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...flags, yes: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const { yes = false, force = false, ...typed } = values as Record<string, string | boolean>;
  if (positionals[0] === 'list') return listBrands();
  if (positionals[0] !== 'new') {
    console.error(usage);
    return 2;
  }
  return runNew(typed as Record<string, string>, { yes: yes === true, force: force === true });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 2;
}
