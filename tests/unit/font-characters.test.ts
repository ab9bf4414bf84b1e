import { expect, it } from 'vitest';
import { parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { characters } from '../../src/styles/type/characters.ts';

const held = new Set(characters);

/** Every text of the content, with the path that leads to it. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, `${path}.${key}`);
  }
}

/** Other scripts come from the visitor's own fonts: the faces have none. */
const isOurs = (character: string, prefix: string) =>
  !prefix || /\p{Script=Latin}/u.test(character);

it('the subset fonts hold every character of the content, and in other languages every Latin one', () => {
  const missing = parseLanguages(readFiles('src')).flatMap(
    ({ language, languages: _, ...content }) =>
      [...textsOf(content, language.code)].flatMap(([path, text]) =>
        [...text]
          .filter((character) => isOurs(character, language.prefix))
          .filter((character) => !held.has(character) && character !== '\n')
          .map((character) => `${character} in ${path}: ${text.slice(0, 40)}`),
      ),
  );
  expect(missing).toEqual([]);
});
