import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLanguages } from '../../src/content/read-content.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { typeSetNames } from '../../src/lib/type-sets.ts';
import { common, rare, unicodeRange } from '../../src/styles/type/characters.ts';

/** Letters of other scripts, and the signs between them, come from the visitor's own fonts. */
const isOurs = (character: string, code: string) =>
  /\p{scx=Latin}/u.test(character) ||
  (/[\p{scx=Common}\p{scx=Inherited}]/u.test(character) &&
    new Intl.Locale(code).maximize().script === 'Latn');

it('the subset fonts hold every character of the content, and in other languages every Latin one', () => {
  const held = new Set(`${common}${rare}\n`);
  const missing: string[] = [];
  for (const { language, languages: _, ...content } of readLanguages()) {
    mapTexts(content, (text, path) => {
      const absent = [...text].filter((each) => isOurs(each, language.code) && !held.has(each));
      missing.push(...absent.map((each) => `${each} in ${language.code} ${path.join('.')}`));
      return text;
    });
  }
  expect(missing).toEqual([]);
});

it.each(typeSetNames)('the second files of %s are asked for just what they hold', (set) => {
  const sheet = readFileSync(`src/styles/type/${set}/faces.css`, 'utf8').replaceAll(/\s+/g, ' ');
  const range = `unicode-range: ${unicodeRange(rare)}; `;
  for (const role of ['display', 'text', 'mono'])
    expect(sheet).toContain(`url("./${role}-rare.woff2") format("woff2"); ${range}`);
  expect(sheet.match(/unicode-range/g)).toHaveLength(3);
});

it('no character is in two files of a face', () => {
  expect([...common].filter((each) => rare.includes(each))).toEqual([]);
});

it('neighbours are told as a range', () => {
  expect(unicodeRange('cab é')).toBe('U+20, U+61-63, U+E9');
});
