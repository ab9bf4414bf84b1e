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

it.each(typeSetNames)('the faces of %s are asked for just the characters that they hold', (set) => {
  const sheet = readFileSync(`src/styles/type/${set}/faces.css`, 'utf8').replaceAll(/\s+/g, ' ');
  for (const role of ['display', 'text', 'mono'])
    for (const [file, characters] of Object.entries({ [role]: common, [`${role}-rare`]: rare }))
      expect(sheet).toContain(
        `url("./${file}.woff2") format("woff2"); unicode-range: ${unicodeRange(characters)}; `,
      );
});

it('no character is in two files of a face', () => {
  expect([...common].filter((each) => rare.includes(each))).toEqual([]);
});

it('neighbours are told as a range', () => {
  expect(unicodeRange('cab é')).toBe('U+20, U+61-63, U+E9');
});
