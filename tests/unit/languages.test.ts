import { describe, expect, it } from 'vitest';
import type { Files } from '../../src/content/file-reader.ts';
import { ContentError, parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { languageLine, pseudoCode } from '../languages/language.ts';
import { pseudoContent } from '../languages/pseudo-content.ts';

const english = readFiles('src');
const folder = Object.fromEntries(
  Object.entries(pseudoContent(english)).map(([file, text]) => [
    `content/${pseudoCode}/${file}`,
    text,
  ]),
);
const lines = english['content/languages.yaml'] ?? '';
const both: Files = { ...english, ...folder, 'content/languages.yaml': lines + languageLine };
const about = `content/${pseudoCode}/pages/about.yaml`;
const phrases = `content/${pseudoCode}/phrases.yaml`;

function faultsOf(files: Files): string[] {
  try {
    parseLanguages(files);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

const without = ({ [about]: _, ...files }: Files) => files;

describe('a second language', () => {
  it('is a folder of content and one line', () => {
    expect(parseLanguages(english).map(({ language }) => language.code)).toEqual(['en']);
    const [first, second] = parseLanguages(both);
    expect(first.language).toEqual({ code: 'en', name: 'English', dir: 'ltr', prefix: '' });
    expect(second?.language).toMatchObject({ code: pseudoCode, dir: 'rtl', prefix: '/ar-XB' });
  });

  it('changes nothing in the default one', () => {
    const { languages: _, ...one } = parseContent(english);
    const { languages: __, ...other } = parseContent(both);
    expect(other).toEqual(one);
  });

  it('leads to its own pages, in buttons and in texts', () => {
    const { navigation, signUp, landing } = parseContent(both, undefined, pseudoCode);
    expect(navigation.pricing.href).toBe('/ar-XB/pricing');
    expect(signUp.form.agreement).toContain('](/ar-XB/legal/terms)');
    expect(landing.pricing.questionsLink.href).toBe('#faq');
  });

  it('writes numbers, dates and prices in its own way', () => {
    const content = parseContent(both, undefined, pseudoCode);
    expect(content.brand.locale).toBe(pseudoCode);
    expect(content.terms.lastUpdated).toContain('يناير 2024');
    expect(content.specimens.checkout.total.value).toContain('11.00');
    expect(content.specimens.checkout.total.value).not.toContain('$11.00');
  });

  it('sets Latin names apart in lines that run from the right', () => {
    const { words, brand } = parseContent(both, undefined, pseudoCode);
    expect(words.copyright).toContain(`\u2068${brand.legalName}\u2069`);
    expect(parseContent(english).words.copyright).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('what is wrong with a language is told with its place', () => {
  it('a file that is missing', () => {
    expect(faultsOf(without(both))).toEqual([`src/${about}:1 the file: is missing`]);
  });

  it('a folder without its line', () => {
    const faults = faultsOf({ ...english, ...folder });
    expect(faults).toContain(`src/${about}:1 the file: is used by no page`);
  });

  it('a line without its folder', () => {
    const faults = faultsOf({
      ...english,
      'content/languages.yaml': `${lines}- { code: de, name: Deutsch }\n`,
    });
    expect(faults).toContain('src/content/de/words.yaml:1 the file: is missing');
    expect(faults).toContain('src/content/de/phrases.yaml:1 the file: is missing');
  });

  it('a claim that has changed since it was translated', () => {
    const claims =
      english['content/claims.yaml']?.replace('under 5 minutes', 'under 3 minutes') ?? '';
    expect(faultsOf({ ...both, 'content/claims.yaml': claims })).toEqual([
      `src/${phrases}:1 under 3 minutes: is missing: expected a phrase`,
    ]);
  });

  it.each([
    ['- { code: EN, name: English }', /code: must be a language code/],
    ['- { code: faq, name: Faq }', /code: is the address of a page already/],
    ['- { code: en, name: English }\n- { code: en, name: English }', /names a language twice/],
    ['- { code: en }', /name: is missing/],
    ['[]', /languages\.yaml:1/],
  ])('%s', (text, expected) => {
    expect(faultsOf({ ...english, 'content/languages.yaml': text })[0]).toMatch(expected);
  });
});
