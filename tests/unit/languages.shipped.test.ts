import { describe, expect, it } from 'vitest';
import type { Files } from '../../src/content/file-reader.ts';
import { type Content, parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { money } from '../../src/lib/money.ts';
import { languagesOf } from '../../src/lib/paths.ts';
import { languageLine, pseudoCode } from '../languages/language.ts';
import { pseudoContent } from '../languages/pseudo-content.ts';
import { faultsOf } from '../support/faults-of.ts';

const english = readFiles('.');
const folder = Object.fromEntries(
  Object.entries(pseudoContent(english)).map(([file, text]) => [
    `content/${pseudoCode}/${file}`,
    text,
  ]),
);
const list = 'content/languages.yaml';
const lines = english[list] ?? '';
const both: Files = { ...english, ...folder, [list]: lines + languageLine };
const about = `content/${pseudoCode}/pages/about.yaml`;

const faultsIn = (files: Files) => faultsOf(() => parseLanguages(files));
const second = () => parseContent(both, undefined, pseudoCode);
const pageIn = (content: Content | undefined, path: string) =>
  content?.pages.find(({ address }) => address === path);

describe('a second language', () => {
  it('is a folder of content and one line, and changes nothing in the default one', () => {
    expect(parseLanguages(english).map(({ language }) => language.code)).toEqual(['en']);
    const [first, other] = parseLanguages(both);
    expect(first.language).toMatchObject({ code: 'en', name: 'English', dir: 'ltr', prefix: '' });
    expect(other?.language).toMatchObject({ code: pseudoCode, dir: 'rtl', prefix: '/ar-XB' });
    expect({ ...first, languages: [] }).toEqual({ ...parseContent(english), languages: [] });
  });

  it('leads to its own pages, in buttons and in texts', () => {
    const content = second();
    expect(content.navigation.pricing?.href).toBe('/ar-XB/pricing');
    const [signUp] = pageIn(content, '/sign-up')?.bands ?? [];
    expect(signUp).toHaveProperty('form.agreement', expect.stringMatching(/\]\(\/ar-XB\/legal/));
    expect(pageIn(content, '/')?.bands).toContainEqual(
      expect.objectContaining({ link: expect.objectContaining({ href: '#faq' }) }),
    );
  });

  it('writes numbers, dates and prices in its own way', () => {
    const content = second();
    expect(content.brand.locale).toBe(pseudoCode);
    expect(pageIn(content, '/legal/terms')?.bands[0]).toHaveProperty(
      'note',
      expect.stringContaining('يناير 2024'),
    );
    expect(content.drawings).toHaveProperty(
      'checkout.total.value',
      expect.stringMatching(/(?<!\$)11\.00/),
    );
  });

  it('has pages of its own, and its own note on tax', () => {
    const phrases = `content/${pseudoCode}/phrases.yaml`;
    const files = {
      ...both,
      'content/prices.yaml': `${english['content/prices.yaml']}taxNote: plus VAT\n`,
      [phrases]: `${both[phrases]}plus VAT: زائد\n`,
      [`content/${pseudoCode}/pages/one.md`]: `---
meta: { title: One, description: "${'One. '.repeat(16)}" }
date: 2026-11-16
heading: One.
intro: One.
---
[Prices](/pricing)
`,
    };
    const [first, other] = parseLanguages(files);
    expect(pageIn(first, '/one')).toBe(undefined);
    expect(pageIn(other, '/one')?.bands).toMatchObject([{ body: '[Prices](/ar-XB/pricing)' }]);
    expect(other?.prices.taxNote).toBe('زائد');
  });

  it('isolates Latin names in right-to-left text', () => {
    const { words, brand } = second();
    expect(words.copyright).toContain(`\u2068${brand.legalName}\u2069`);
    expect(parseContent(english).words.copyright).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('a language that is not whole yet', () => {
  const { [about]: _, [`content/${pseudoCode}/faq/general.yaml`]: __, ...rest } = both;
  const partly = { ...rest, [list]: lines + languageLine.replace(' }', ', partial: true }') };

  it('lacks the pages that are not translated, and leads to those of the default one', () => {
    const [first, other] = parseLanguages(partly);
    const hrefs = other?.navigation.groups.flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs).toEqual(expect.arrayContaining(['/about', '/ar-XB/contact']));
    expect(other?.language.paths).not.toContain('/about');
    expect(pageIn(other, '/about')).toBe(undefined);
    expect(languagesOf(first.languages, '/about').map(({ code }) => code)).toEqual(['en']);
    expect(languagesOf(first.languages, '/contact')).toHaveLength(2);
  });
});

it('any language may be the first, if the brand writes its numbers so', () => {
  const brand = 'brands/brand.yaml';
  const german = {
    ...english,
    [list]: '- { code: de, name: Deutsch }\n',
    [brand]: (english[brand] ?? '').replace('locale: en-US', 'locale: de-DE'),
  };
  const content = parseContent(german);
  expect(content.language).toMatchObject({ code: 'de', prefix: '' });
  expect(money(1299.9, content.brand)).toBe('1.299,90\u00a0$');
  expect(JSON.stringify(pageIn(content, '/legal/terms'))).toContain('Januar 2024');
});

describe('faults in a language are listed with their place', () => {
  it('a file that is missing', () => {
    const { [about]: _, ...rest } = both;
    expect(faultsIn(rest)).toEqual([`${about}:1 the file: is missing`]);
  });

  it('a folder without its line, and a line without its folder', () => {
    expect(faultsIn({ ...english, ...folder })).toContain(
      `${about}:1 the file: is used by no page`,
    );
    const faults = faultsIn({ ...english, [list]: `${lines}- { code: de, name: Deutsch }\n` });
    expect(faults).toContain('content/de/words.yaml:1 the file: is missing');
    expect(faults).toContain('content/de/phrases.yaml:1 the file: is missing');
  });

  it('a claim that has changed since it was translated', () => {
    const claims = english['content/claims.yaml'] ?? '';
    const changed = claims.replace('under 5 minutes', 'under 3 minutes');
    expect(faultsIn({ ...both, 'content/claims.yaml': changed })).toEqual([
      `content/${pseudoCode}/phrases.yaml:1 under 3 minutes: is missing: expected a phrase`,
    ]);
  });

  it.each([
    ['- { code: EN, name: English }', /code: must be a language code/],
    ['- { code: faq, name: Faq }', /code: is the address of a page already/],
    ['- { code: en, name: English }\n- { code: en, name: English }', /names a language twice/],
    ['- { code: en }', /name: is missing/],
    ['[]', /languages\.yaml:1/],
  ])('%s', (text, expected) => {
    expect(faultsIn({ ...english, [list]: text })[0]).toMatch(expected);
  });
});
