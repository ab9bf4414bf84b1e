import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { canonical } from '../../edit/change-text.ts';
import { brandFile } from '../../src/content/environment.ts';
import { brandNames } from '../../src/content/files-in-effect.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { brandFields } from '../../src/content/schema/brand.ts';
import { readSource } from '../../src/content/source-file.ts';
import { issuesOf } from '../../src/content/zod-issues.ts';
import { colorOf, isHex, toHex } from '../../src/lib/color.ts';
import { fileName, slugify } from '../../src/lib/text.ts';
import { readFlags } from '../setup/read-flags.mjs';
import { type Answers, draftBrand } from './draft-brand.ts';

const { flags, words } = readFlags(
  `npm run brand         asks for name, domain, color and currency, and writes brands/NAME.yaml
npm run brand list    lists the brands

npm run brand -- --name "Acme" --domain www.acme.com --color "#1a47c0" --currency USD
asks only for what is missing, and nothing where there is no terminal.`,
  {
    name: { type: 'string' },
    domain: { type: 'string' },
    color: { type: 'string' },
    currency: { type: 'string' },
  },
);

const { name, domain, currency } = brandFields.shape;

type Question = {
  asks: string;
  suggest: (name: string) => string;
  fault: (answer: string) => string;
};

/** A question about a field of the brand file, in the words that describe the field to editors. */
const about = (
  field: typeof name | typeof domain | typeof currency,
  suggest: Question['suggest'],
) => ({
  asks: field.description ?? '',
  suggest,
  fault: (answer: string) =>
    field.safeParse(answer).error?.issues.flatMap(issuesOf)[0]?.message ?? '',
});

const questions: Record<keyof Answers, Question> = {
  name: about(name.refine(slugify, 'must have letters or digits'), () => ''),
  domain: about(domain, (name) => `www.${fileName(name) || 'my-brand'}.example`),
  color: {
    asks: 'The color of your brand',
    suggest: () => '#1a47c0',
    fault: (answer) => (isHex(answer) ? '' : 'must be six hexadecimal digits, such as #1a47c0'),
  },
  currency: about(currency, () => 'USD'),
};

/** Every answer from its flag, or asked for, or as suggested. Undefined, and said, if one is wrong. */
async function gather(): Promise<Answers | undefined> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  // Ctrl-C.
  terminal?.once('SIGINT', () => process.exit(130));
  const answers = {} as Answers;
  for (const [field, { asks, suggest, fault }] of Object.entries(questions)) {
    const suggestion = suggest(answers.name);
    let answer = flags[field as keyof Answers];
    while (answer === undefined || fault(answer)) {
      if (answer !== undefined) console.error(`--${field}: “${answer}” ${fault(answer)}`);
      if (!terminal && answer !== undefined) return undefined;
      const typed = await terminal?.question(`${asks}${suggestion && ` [${suggestion}]`}: `);
      answer = typed?.trim() || suggestion;
    }
    answers[field as keyof Answers] = answer;
  }
  terminal?.close();
  return answers;
}

async function makeBrand(): Promise<number> {
  const answers = await gather();
  if (!answers) return 1;
  const { key, text, ink } = draftBrand(answers);
  const file = `brands/${key}.yaml`;
  if (existsSync(file)) {
    console.error(`${file} is there already: remove it, or take another name`);
    return 1;
  }
  writeFileSync(file, canonical(file, text));
  if (ink !== toHex(colorOf(answers.color)))
    console.log(`${answers.color} could not be read on paper: the ink is ${ink}`);
  console.log(`${file} is written. Replace the samples in it: company, contact, address, hours.

  BRAND=${key} npm run dev          shows the site with it
  mv ${file} brands/brand.yaml    makes it the brand that is built without BRAND`);
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

process.exitCode = words[0] === 'list' ? listBrands() : await makeBrand();
