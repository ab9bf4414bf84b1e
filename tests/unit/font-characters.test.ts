import { expect, it } from 'vitest';
import { readLanguages } from '../../src/content/read-content.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { characters } from '../../src/styles/type/characters.ts';

/** Letters of other scripts, and the signs between them, come from the visitor's own fonts. */
const isOurs = (character: string, code: string) =>
  /\p{scx=Latin}/u.test(character) ||
  (/[\p{scx=Common}\p{scx=Inherited}]/u.test(character) &&
    new Intl.Locale(code).maximize().script === 'Latn');

it('the subset fonts hold every character of the content, and in other languages every Latin one', () => {
  const held = new Set(`${characters}\n`);
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
