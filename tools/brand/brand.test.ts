import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assert, integer, property } from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { brandSchema } from '../../src/content/schema/brand.ts';
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
])('prints %s in %s, which can be read', (color, ink) => {
  expect(draftBrand({ ...answers, color }).ink).toBe(ink);
});

it.each([
  ['www.sample.com', 'KWD', 'KW', 'en-KW', 'hello@sample.com'],
  ['www.müller.de', 'EUR', 'DE', 'en-DE', 'hello@xn--mller-kva.de'],
  ['sample.com', 'EUR', 'IE', 'en-IE', 'hello@sample.com'],
])('%s in %s is a company in %s', (domain, currency, country, locale, email) => {
  const brand = parse(draftBrand({ ...answers, domain, currency }).text);
  expect(brand).toMatchObject({ address: { country }, locale, email, currency });
});

it('keeps a name as it was given, and shortens it for titles', () => {
  const name = 'Sample: a “name” #1';
  const brand = parse(draftBrand({ ...answers, name }).text);
  expect(brand).toMatchObject({ name, legalName: name, shortName: 'Sample:' });
});

it.each([
  ['Błękitny Żuraw', 'www.zuraw.pl', 'blekitny-zuraw'],
  ['עגור', 'www.agur.co.il', 'agur'],
])('%s at %s is kept as %s', (name, domain, key) => {
  expect(draftBrand({ ...answers, name, domain }).key).toBe(key);
});

/** `npm run brand` in a folder of its own, where there is no terminal to ask in. */
function inFolder() {
  const home = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, 'brands'));
  const script = resolve('tools/brand/brand.ts');
  return {
    read: (file: string) => readFileSync(join(home, file), 'utf8'),
    brands: () => readdirSync(join(home, 'brands')),
    run: (...args: string[]) =>
      spawnSync(process.execPath, [script, ...args], { cwd: home, encoding: 'utf8' }),
  };
}

it('writes a brand file with suggested answers, and replaces none', () => {
  const { run, read, brands } = inFolder();
  expect(run('--name', 'Sample Brand').stdout).toContain('BRAND=sample-brand npm run dev');
  expect(read('brands/sample-brand.yaml')).toContain('domain: www.sample-brand.example\n');
  const again = run('--name', 'Sample brand');
  expect(again.stderr).toBe(
    'brands/sample-brand.yaml is there already: remove it, or take another name\n',
  );
  expect(again.status).toBe(1);
  expect(brands()).toEqual(['sample-brand.yaml']);
});

it.each([['color', 'crimson', 'must be six hexadecimal digits']])(
  'refuses --%s “%s”, and leaves nothing behind',
  (flag, value, message) => {
    const { run, brands } = inFolder();
    const { stderr, status } = run('--name', 'Sample', `--${flag}`, value);
    expect(stderr).toContain(`--${flag}: “${value}” ${message}`);
    expect(status).toBe(1);
    expect(brands()).toEqual([]);
  },
);
