import { expect, it } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { characters } from '../../src/styles/type/characters.ts';

const held = new Set(characters);

/** Every text of the content, with the path that leads to it. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, `${path}.${key}`);
  }
}

it('the subset fonts hold every character of the content', () => {
  const missing = [...textsOf(readContent(), 'content')].flatMap(([path, text]) =>
    [...text]
      .filter((character) => !held.has(character) && character !== '\n')
      .map((character) => `${character} in ${path}: ${text.slice(0, 40)}`),
  );
  expect(missing).toEqual([]);
});
