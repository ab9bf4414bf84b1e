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
--only                makes it the only brand, in place of those that ship: brands/brand.yaml
--language pl         begins another language, or says how much of it is left to translate; once for each
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

/** How a value of the brand file is asked for, with the label that editors see. */
const about = (
  field: typeof name | typeof domain | typeof currency,
  suggest: (name: string) => string,
) => ({
  message: field.description ?? '',
  suggest,
  problem: (answer: string) => readAs(field, answer).findings[0]?.message ?? '',
});

const questions = {
  name: about(name.refine(slugify, 'must have letters or digits'), () => ''),
  domain: about(domain, (name) => `www.${fileName(name) || 'my-brand'}.example`),
  color: {
    message: 'The color of your brand',
    suggest: () => '#1a47c0',
    problem: (answer: string) =>
      isHex(answer) ? '' : 'must be six hexadecimal digits, such as #1a47c0',
  },
  currency: about(currency, () => 'USD'),
};

/** A script that gives the name or a language is asked nothing: it may have no input to read. */
const isAsking = process.stdin.isTTY || !(flags.name || flags.language);

/** What is said once all files are written. */
const said: string[] = [];

/** Every answer from its flag, or asked for, or as suggested. */
async function gather(): Promise<Answers> {
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

/** Asks a question that Enter answers with yes; undefined if nothing is asked. */
const agrees = async (question: string): Promise<boolean | undefined> =>
  isAsking ? ask.yes(question, true) : undefined;

const changedIn = (before: Files, after: Files) =>
  Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);

/** Whatever goes must be in git, so that it can be brought back. */
async function refuseLoss(before: Files, after: Files) {
  const replaced = changedIn(before, after).filter((file) => file in before);
  if (replaced.length === 0) return;
  const unsaved = (await changedFiles('.')) ?? replaced;
  const lost = replaced.filter((file) => unsaved.includes(file));
  if (lost.length > 0)
    throw new Refusal(
      `git could not bring back ${lost.join(', ')}. Commit first: git add -A && git commit -m "Before"`,
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

/** The brand file of other people: the two that ship, or a draft with no domain of its own. */
function sampleBrands(files: Files): { file: string; name: string; isSample: boolean }[] {
  return brandNames(Object.keys(files)).map((slug) => {
    const file = brandFile(slug);
    const brand = readSource(file, files[file] ?? '').data as { name?: string; domain?: string };
    const isSample = brand?.domain?.endsWith('.example') ?? false;
    return { file, name: brand?.name ?? slug, isSample };
  });
}

/** The files with a new brand. */
async function withNewBrand(files: Files): Promise<Files> {
  const answers = await gather();
  const others = sampleBrands(files);
  const own = others.find(({ isSample }) => !isSample);
  const named = others.map(({ name, file }) => `${name} (${file})`).join(', ');
  if (flags.only && own)
    throw new Refusal(`--only: ${own.file} has a domain of its own: remove it first`);
  const isOnly =
    others.length > 0 &&
    !own &&
    (flags.only ?? (await agrees(`Is it the only brand here, in place of ${named}?`)) ?? false);
  const showsSamples = (await agrees('Show the sample people and stories?')) ?? true;
  const { key, text, ink } = draftBrand(answers, showsSamples);
  const brandPath = isOnly ? brandFile('') : `brands/${key}.yaml`;
  if (!isOnly && brandPath in files)
    throw new Refusal(`${brandPath} is there already: remove it, or take another name`);
  if (ink !== toHex(colorOf(answers.color)))
    said.push(`${answers.color} could not be read on paper: the ink is ${ink}`);
  const gone = isOnly ? others.map(({ file }) => file) : [];
  const rest = Object.entries(files).filter(([file]) => !gone.includes(file));
  const start = isOnly ? 'npm run dev' : `BRAND=${key} npm run dev`;
  said.push(`${brandPath} is written. Replace the samples in it: company, contact, address, hours.
${start} shows the site with it.`);
  return { ...Object.fromEntries(rest), [brandPath]: canonical(brandPath, text) };
}

function withLanguage(files: Files, code: string, isPartial: boolean): Files {
  const { files: more, left } = beginLanguage(files, code, { isPartial });
  said.push(`
content/${code} has ${counted(left, 'text')} in the words of the first language. Translate them in place, and what is shorter
than three words with them; content/${code}/phrases.yaml has the words of brands, claims and prices.
“npm run check -- --live” lists the files, with how many texts are left in each.`);
  return more;
}

/** Each part of the command changes the files in memory; all are written at the end, or none. */
async function changeSite(): Promise<number> {
  const before = readFiles('.');
  const isNew = flags.name !== undefined || flags.language === undefined;
  const files = isNew ? await withNewBrand(before) : before;
  const codes = flags.language ?? [];
  const isPartial =
    flags['all-pages'] === undefined &&
    (codes.length === 0 ||
      ((await agrees('Begin with the start page, and translate the others one by one?')) ?? true));
  await refuseLoss(before, files);
  write(
    before,
    codes.reduce((all, code) => withLanguage(all, code, isPartial), files),
  );
  console.log(said.join('\n'));
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
