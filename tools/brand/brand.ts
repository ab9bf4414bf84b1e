import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brandFile } from '../../src/content/environment.ts';
import { brandNames, type Files } from '../../src/content/files.ts';
import { ContentError } from '../../src/content/finding.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { readAs } from '../../src/content/zod-issues.ts';
import { colorOf, isHex, toHex } from '../../src/lib/color.ts';
import { counted, fileName, slugify } from '../../src/lib/text.ts';
import { brandFields } from '../../src/schema/brand.ts';
import { beginLanguage } from '../../src/writer/begin-language.ts';
import { canonical } from '../../src/writer/change-text.ts';
import { changedFiles } from '../../src/writer/git.ts';
import { Refusal } from '../../src/writer/refusal.ts';
import { ask } from '../setup/ask.ts';
import { readFlags } from '../setup/read-flags.mjs';
import { type Answers, draftBrand } from './draft-brand.ts';

const { flags, words } = readFlags(
  `npm run brand         asks for name, domain, color and currency, and writes brands/NAME.yaml
npm run brand list    lists the brands

npm run brand -- --name "Acme" --domain www.acme.com --color "#1a47c0" --currency USD
asks only for what is missing. In a script, it asks nothing and uses the suggestions; without --name,
a script can pipe in one answer per line. With --name, or later without it:
--only                replaces the sample brands and writes brands/brand.yaml
--language pl         adds a language, or counts the texts that are left to translate. Can be repeated
--all-pages           copies all pages into that language, not only the start page`,
  {
    name: { type: 'string' },
    domain: { type: 'string' },
    color: { type: 'string' },
    currency: { type: 'string' },
    only: { type: 'boolean' },
    language: { type: 'string', multiple: true },
    'all-pages': { type: 'boolean' },
  },
);

const { name, domain, currency } = brandFields.shape;

/** A question about a field of the brand file, with the label that editors see. */
const questionAbout = (
  field: typeof name | typeof domain | typeof currency,
  suggest: (name: string) => string,
) => ({
  message: field.description ?? '',
  suggest,
  problem: (answer: string) => readAs(field, answer).findings[0]?.message ?? '',
});

const questions = {
  name: questionAbout(name.refine(slugify, 'must have letters or digits'), () => ''),
  domain: questionAbout(domain, (name) => `www.${fileName(name) || 'my-brand'}.example`),
  color: {
    message: 'The color of your brand',
    suggest: () => '#1a47c0',
    problem: (answer: string) =>
      isHex(answer) ? '' : 'must be six hexadecimal digits, such as #1a47c0',
  },
  currency: questionAbout(currency, () => 'USD'),
};

/** In a script with --name or --language, no question is asked: there may be no input to read. */
const isAsking = process.stdin.isTTY || !(flags.name || flags.language);

/** Printed once all files are written. */
const results: string[] = [];

/** Each answer: the value of its flag or, without one, what the user types. */
async function readAnswers(): Promise<Answers> {
  const answers = {} as Answers;
  for (const field of ['name', 'domain', 'color', 'currency'] as const) {
    const { message, suggest } = questions[field];
    const problem = (answer: string) => {
      const found = questions[field].problem(answer);
      return found && `“${answer}” ${found}`;
    };
    const suggestion = suggest(answers.name);
    const given = flags[field] ?? (isAsking ? undefined : suggestion);
    const refused = given !== undefined && problem(given);
    if (refused) throw new Refusal(`--${field}: ${refused}`);
    answers[field] = given ?? (await ask.text({ message, suggestion, problem }));
  }
  return answers;
}

/** Asks a question to which Enter means yes. Undefined if no question is asked. */
const askYes = async (question: string): Promise<boolean | undefined> =>
  isAsking ? ask.yes(question, true) : undefined;

const changedIn = (before: Files, after: Files) =>
  Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);

/** Refuses to replace or delete files that Git could not restore. */
async function requireCommitted(before: Files, after: Files) {
  const replaced = changedIn(before, after).filter((file) => file in before);
  if (replaced.length === 0) return;
  const unsaved = (await changedFiles('.')) ?? replaced;
  const lost = replaced.filter((file) => unsaved.includes(file));
  if (lost.length > 0)
    throw new Refusal(
      `${lost.join(', ')} would be lost, because it is not committed. Commit first: git add -A && git commit -m "Before"`,
    );
}

function write(before: Files, after: Files) {
  for (const file of changedIn(before, after)) {
    const text = after[file];
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

/** All brands. A sample, such as those that ship, has a domain that ends with .example. */
function brandsIn(files: Files): { file: string; name: string; isSample: boolean }[] {
  return brandNames(Object.keys(files)).map((slug) => {
    const file = brandFile(slug);
    const brand = readSource(file, files[file] ?? '').data as { name?: string; domain?: string };
    const isSample = brand?.domain?.endsWith('.example') ?? false;
    return { file, name: brand?.name ?? slug, isSample };
  });
}

/** The files with a new brand. */
async function withNewBrand(files: Files): Promise<Files> {
  const answers = await readAnswers();
  const others = brandsIn(files);
  const own = others.find(({ isSample }) => !isSample);
  const named = others.map(({ name, file }) => `${name} (${file})`).join(', ');
  if (flags.only && own)
    throw new Refusal(`--only: ${own.file} is not a sample brand. Delete it first`);
  const isOnly =
    others.length > 0 &&
    !own &&
    (flags.only ?? (await askYes(`Replace ${named}, so that this is the only brand?`)) ?? false);
  const showsSamples = (await askYes('Show the sample people and stories?')) ?? true;
  const { key, text, ink } = draftBrand(answers, showsSamples);
  const brandPath = isOnly ? brandFile('') : `brands/${key}.yaml`;
  if (!isOnly && brandPath in files)
    throw new Refusal(`${brandPath} exists already. Delete it, or choose another name`);
  if (ink !== toHex(colorOf(answers.color)))
    results.push(
      `${answers.color} has too little contrast for text. Texts and buttons use ${ink} instead`,
    );
  const deleted = isOnly ? others.map(({ file }) => file) : [];
  const rest = Object.entries(files).filter(([file]) => !deleted.includes(file));
  const start = isOnly ? 'npm run dev' : `BRAND=${key} npm run dev`;
  results.push(`Created ${brandPath}. Replace the sample values in it: company, contact, address, hours.
To see the site with it: ${start}`);
  return { ...Object.fromEntries(rest), [brandPath]: canonical(brandPath, text) };
}

function withLanguage(files: Files, code: string, isPartial: boolean): Files {
  const { files: more, left } = beginLanguage(files, code, { isPartial });
  results.push(`
content/${code} has ${counted(left, 'text')} to translate. Translate them in the files, and the shorter texts beside
them. The texts of brands, claims and prices are in content/${code}/phrases.yaml.
To list the files, with the number of texts left in each: npm run check -- --live`);
  return more;
}

/** Changes the files in memory first, so that either all or none are written. */
async function changeSite(): Promise<number> {
  const before = readFiles('.');
  const isNew = flags.name !== undefined || flags.language === undefined;
  const files = isNew ? await withNewBrand(before) : before;
  const codes = flags.language ?? [];
  const isPartial =
    flags['all-pages'] === undefined &&
    (codes.length === 0 || ((await askYes('Translate only the start page at first?')) ?? true));
  await requireCommitted(before, files);
  write(
    before,
    codes.reduce((all, code) => withLanguage(all, code, isPartial), files),
  );
  console.log(results.join('\n'));
  return 0;
}

function listBrands(): number {
  const files = readFiles('.');
  for (const name of brandNames(Object.keys(files))) {
    const key = `brands/${name}.yaml`;
    const brand = readSource(key, files[key] ?? '').data as { name?: string; domain?: string };
    const start = key === brandFile('') ? 'npm start' : `BRAND=${name} npm start`;
    console.log(`${brand?.name ?? '?'}  ${brand?.domain ?? '?'}  ${key}  ${start}`);
  }
  return 0;
}

try {
  process.exitCode = words[0] === 'list' ? listBrands() : await changeSite();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
