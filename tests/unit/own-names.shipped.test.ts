import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Files } from '../../src/content/file-reader.ts';
import { type Content, parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { languageLine, pseudoCode } from '../languages/language.ts';
import { pseudoContent } from '../languages/pseudo-content.ts';

// What the owner calls things is what the site calls them.

const sound = readFiles('.');
const brand = 'brands/brand.yaml';
const other = Object.keys(sound).find((file) => /^brands\//.test(file) && file !== brand);

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;

function withChanged(file: string, change: (data: Data) => unknown, files: Files = sound): Files {
  const data = parse(files[file] ?? '');
  change(data);
  return { ...files, [file]: stringify(data) };
}

const bandOn = ({ pages }: Content, address: string, kind: string) =>
  pages.find((page) => page.address === address)?.bands.find(({ band }) => band === kind) as Data;

describe('names of inks', () => {
  const swatches = (content: Content) => bandOn(content, '/', 'landing-hero').ink.swatches;

  it('are those of the brand', () => {
    expect(swatches(parseContent(sound)).agencies).toBe('Vermilion');
    expect(swatches(parseContent(sound, other)).agencies).toBe('Cobalt');
    expect(parseContent(sound, other).drawings).toHaveProperty(
      'reinkedStorefront.proofs.2.ink',
      'Proof 3, Cobalt',
    );
  });

  it('without one, the color itself', () => {
    const recolored = withChanged(brand, ({ inks }) => {
      inks.agencies = { light: '#8a2b52', dark: '#e59ab8' };
    });
    expect(swatches(parseContent(recolored)).agencies).toBe('#8a2b52');
  });

  it('in the words of each language', () => {
    const folder = Object.entries(pseudoContent(sound)).map(([file, text]) => [
      `content/${pseudoCode}/${file}`,
      text,
    ]);
    const [english, other] = parseLanguages({
      ...sound,
      ...Object.fromEntries(folder),
      'content/languages.yaml': sound['content/languages.yaml'] + languageLine,
    });
    expect(swatches(english).startups).toBe('Moss');
    expect(other && swatches(other).startups).toMatch(/^⟦\p{Script=Arabic}+⟧$/u);
  });
});

describe('a note on tax with a figure', () => {
  const taxed = `${sound['content/prices.yaml']}taxNote: plus 19 % VAT\n`;
  const priced = { ...sound, 'content/prices.yaml': taxed };
  const phrases = `content/${pseudoCode}/phrases.yaml`;
  const both: Files = {
    ...priced,
    ...Object.fromEntries(
      Object.entries(pseudoContent(priced)).map(([file, text]) => [
        `content/${pseudoCode}/${file}`,
        text,
      ]),
    ),
    'content/languages.yaml': sound['content/languages.yaml'] + languageLine,
  };
  const noted = (files: Files) => parseLanguages(files).map(({ prices }) => prices.taxNote);

  it('is found in both languages, and its figure stays with its sign', () => {
    const said = (both[phrases] ?? '').replace(
      /^plus 19 % VAT:.*$/m,
      'plus 19 % VAT: zzgl. 19 % X',
    );
    expect(noted({ ...both, [phrases]: said })).toEqual([
      'plus 19\u00a0% VAT',
      'zzgl. 19\u00a0% X',
    ]);
  });

  it('is found, too, where one of the two files has a space that does not break', () => {
    const kept = taxed.replace('19 %', '19\u00a0%');
    expect(noted({ ...both, 'content/prices.yaml': kept })).toHaveLength(2);
  });
});
