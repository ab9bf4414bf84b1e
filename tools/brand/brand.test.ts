import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assert, integer, property } from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { parseLanguages } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles } from '../../src/content/read-content.ts';
import { brandSchema } from '../../src/schema/brand.ts';
import { beginLanguage } from '../../src/writer/begin-language.ts';
import { draftBrand } from './draft-brand.ts';

const answers = { name: 'Sample', domain: 'www.sample.com', color: '#8a2b52', currency: 'USD' };

it('drafts a valid file from any color', () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const { text } = draftBrand({ ...answers, color });
      expect(brandSchema.safeParse(parse(text)).error?.issues ?? [], color).toEqual([]);
    }),
  );
});

it.each([
  ['#8a2b52', '#8a2b52'],
  ['#ffd400', '#8e6400'],
])('replaces %s with %s, which has enough contrast for text', (color, ink) => {
  expect(draftBrand({ ...answers, color }).ink).toBe(ink);
});

it.each([
  ['www.sample.com', 'KWD', 'KW', 'en-KW', 'hello@sample.com'],
  ['www.müller.de', 'EUR', 'DE', 'en-DE', 'hello@xn--mller-kva.de'],
  ['sample.com', 'EUR', 'IE', 'en-IE', 'hello@sample.com'],
])(
  'derives the country and locale of %s with %s: %s, %s',
  (domain, currency, country, locale, email) => {
    const brand = parse(draftBrand({ ...answers, domain, currency }).text);
    expect(brand).toMatchObject({ address: { country }, locale, email, currency });
  },
);

it('keeps the name as typed, and writes a short name for titles', () => {
  const name = 'Sample: a “name” #1';
  const brand = parse(draftBrand({ ...answers, name }).text);
  expect(brand).toMatchObject({ name, legalName: name, shortName: 'Sample:' });
});

it.each([
  ['Błękitny Żuraw', 'www.zuraw.pl', 'blekitny-zuraw'],
  ['עגור', 'www.agur.co.il', 'agur'],
])('names the brand file of %s at %s %s.yaml', (name, domain, key) => {
  expect(draftBrand({ ...answers, name, domain }).key).toBe(key);
});

/** Runs `npm run brand` in an empty folder, without a terminal. */
function inFolder() {
  const home = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const folder of ['brands', 'content']) mkdirSync(join(home, folder));
  const script = resolve('tools/brand/brand.ts');
  return {
    read: (file: string) => readFileSync(join(home, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(home, file), text),
    brands: () => readdirSync(join(home, 'brands')),
    git: (...args: string[]) => spawnSync('git', args, { cwd: home }),
    run: (...args: string[]) =>
      spawnSync(process.execPath, [script, ...args], { cwd: home, encoding: 'utf8' }),
    answer: (input: string) =>
      spawnSync(process.execPath, [script], { cwd: home, encoding: 'utf8', input }),
  };
}

it('writes a brand file with the suggested answers, and refuses to overwrite one', {
  timeout: 120_000,
}, () => {
  const { run, read, brands } = inFolder();
  expect(run('--name', 'Sample Brand').stdout).toContain('BRAND=sample-brand npm run dev');
  expect(read('brands/sample-brand.yaml')).toContain('domain: www.sample-brand.example\n');
  const again = run('--name', 'Sample brand');
  expect(again.stderr).toBe(
    'brands/sample-brand.yaml exists already. Delete it, or choose another name\n',
  );
  expect(again.status).toBe(1);
  expect(brands()).toEqual(['sample-brand.yaml']);
});

it('replaces the shipped brands with --only, unless one is not committed or not a sample', {
  timeout: 120_000,
}, () => {
  const { run, git, write, brands } = inFolder();
  write('brands/brand.yaml', 'name: Farlane\ndomain: www.farlane.example\n');
  expect(run('--name', 'Sample', '--only').stderr).toBe(
    'brands/brand.yaml would be lost, because it is not committed. Commit first: git add -A && git commit -m "Before"\n',
  );
  git('init');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', 'Before');
  expect(run('--name', 'Sample', '--only').stdout).toContain('Created brands/brand.yaml.');
  write('brands/mine.yaml', 'name: Mine\ndomain: www.mine.com\n');
  expect(run('--name', 'Other', '--only').stderr).toBe(
    '--only: brands/mine.yaml is not a sample brand. Delete it first\n',
  );
  expect(brands()).toEqual(['brand.yaml', 'mine.yaml']);
});

it('reads one piped answer in each line, and uses the suggestion for an empty one', () => {
  const { answer, read } = inFolder();
  answer('Sample\n\n#8a2b52\nEUR\nn\n');
  const brand = parse(read('brands/sample.yaml'));
  expect(brand).toMatchObject({
    name: 'Sample',
    domain: 'www.sample.example',
    currency: 'EUR',
    sampleContent: false,
  });
  expect(answer('Other\nnot a domain\n')).toMatchObject({
    stderr: expect.stringContaining('“not a domain” must be a bare host name'),
    status: 1,
  });
});

it('begins a language with the texts of the first, and counts the texts that are left to translate', {
  timeout: 120_000,
}, () => {
  const { 'brands/tidewren.yaml': _, ...shipped } = readFiles('.');
  const { files, left } = beginLanguage(shipped, 'pl');
  expect(files['content/languages.yaml']).toMatch(
    /- \{ code: en, name: English \}\n- (\{ )?code: pl,?\s+name: Polski/,
  );
  expect(files['content/pl/phrases.yaml']).toContain(
    'White-label eSIM platform: White-label eSIM platform\n',
  );
  expect(Object.keys(files).filter((file) => file.startsWith('content/pl/')).length).toBe(36);
  expect(
    parseLanguages(files, undefined, { readBytes: bytesBelow('.') }).map(
      ({ language }) => language.code,
    ),
  ).toEqual(['en', 'pl']);
  const skip = {
    'content/pl/words.yaml':
      files['content/pl/words.yaml']?.replace('Skip to content', 'Przejdź do treści') ?? '',
  };
  expect(beginLanguage({ ...files, ...skip }, 'pl').left).toBe(left - 1);
  expect(() => beginLanguage(shipped, 'polish')).toThrow(
    '“polish” is no code of a language, such as de, pt-BR or ar',
  );
});

it('begins several languages at once', () => {
  const { run, read, write } = inFolder();
  write('content/languages.yaml', '- { code: en, name: English }\n');
  run('--language', 'pl', '--language', 'he');
  expect(read('content/languages.yaml')).toBe(
    '- { code: en, name: English }\n- { code: pl, name: Polski, partial: true }\n- { code: he, name: עברית, partial: true }\n',
  );
});

it.each([['color', 'crimson', 'must be six hexadecimal digits']])(
  'refuses --%s “%s” and writes no file',
  (flag, value, message) => {
    const { run, brands } = inFolder();
    const { stderr, status } = run('--name', 'Sample', `--${flag}`, value);
    expect(stderr).toContain(`--${flag}: “${value}” ${message}`);
    expect(status).toBe(1);
    expect(brands()).toEqual([]);
  },
);
