import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandFile } from '../src/brand/brand-file.ts';
import { readContent } from '../src/content/read-content.ts';
import { newBrand, writeWhole } from './brand-new.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'brand-'));
  mkdirSync(join(home, 'src/brand'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

const left = () =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const flags = { name: 'Sample Brand', ink: '#8a2b52' };

// Drawing the picture takes seconds on a busy machine.
describe('npm run brand new', { timeout: 60_000 }, () => {
  it('writes a valid file and a picture of it', async () => {
    const { file, preview } = await newBrand(flags, false, undefined, home);
    const { brand } = readContent('src', brandFile(file));
    expect(brand.name).toBe('Sample Brand');
    expect(brand.email).toBe('hello@sample-brand.example');
    expect(readFileSync(preview).toString('latin1', 1, 4)).toBe('PNG');
    expect(left().sort()).toEqual(['sample-brand.png', 'sample-brand.yaml']);
  });

  it.each([
    ['ink', '#ffd400', /--ink: #ffd400 reaches only .* nearest .* is (#\w{6})\. Take it with/],
    ['ink', 'crimson', /--ink: “crimson” is no color/],
    ['mast', '#12', /--mast: “#12” is no color/],
    ['name', '', /--name: must not be empty/],
    ['name', '…', /--name: must have letters or digits/],
    ['name', 'A name that goes on for too long', /--name: must have at most 24 characters/],
    ['domain', 'https://x.example/', /--domain: must be a bare host name/],
    ['email', 'nobody', /--email: must be an e-mail address/],
    ['phone', '12', /--phone: must be an international number/],
    ['currency', 'dollars', /--currency: must be the code of a currency/],
    ['locale', 'klingon', /--locale: must be an English locale/],
    ['lobes', '900', /--lobes: must be a whole number from 10 to 36/],
    ['weight', 'thin', /--weight: must be a number from 0\.5 to 1\.2/],
    ['type', 'comic', /--type: must be one of the type sets/],
    ['mark', 'eagle', /--mark: must be one of/],
    ['country', 'Peru', /--country: must be a two-letter country code/],
  ])('refuses --%s “%s”, and leaves nothing behind', async (flag, value, message) => {
    await expect(newBrand({ ...flags, [flag]: value }, false, undefined, home)).rejects.toThrow(
      message,
    );
    expect(left()).toEqual([]);
  });

  it('keeps a file that is there, unless it is told to replace it', async () => {
    await newBrand(flags, false, undefined, home);
    await expect(newBrand(flags, false, undefined, home)).rejects.toThrow(/is there already/);
    await expect(newBrand(flags, true, undefined, home)).resolves.toBeTruthy();
  });

  it('asks again with the nearest color as its suggestion', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const inks = ['#ffd400'];
    const heard: string[] = [];
    const ask = async (question: string, suggestion: string) => {
      heard.push(`${question} ${suggestion}`);
      return /ink/.test(question) ? (inks.pop() ?? suggestion) : suggestion;
    };
    const { file } = await newBrand({ name: 'Sample Brand' }, false, ask, home);
    expect(heard.filter((line) => line.includes('ink'))).toHaveLength(2);
    expect(existsSync(file)).toBe(true);
  });
});

it('a file is whole or not there', () => {
  expect(() => writeWhole(join(home, 'none/there.yaml'), 'text')).toThrow();
  expect(() => writeWhole(join(home, 'src'), 'text')).toThrow();
  expect(left()).toEqual([]);
});
