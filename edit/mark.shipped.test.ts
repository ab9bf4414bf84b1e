import { expect, it } from 'vitest';
import { readLanguages } from '../src/content/read-content.ts';
import { mapTexts } from '../src/lib/text.ts';
import { mark } from './mark.ts';
import { markOf, marksIn, withoutMarks } from './mark-text.ts';
import { session } from './session.ts';

const [marked] = readLanguages('.', undefined, mark);
const [plain] = readLanguages('.');

it('reads back the numbers it writes', () => {
  const numbers = [0, 1, 239, 240, 57_600, 13_823_999];
  expect(marksIn(`a${numbers.map(markOf).join('')}`)).toEqual(numbers);
  expect(withoutMarks(`one${markOf(7)} two${markOf(8)}`)).toBe('one two');
});

it('leaves all words as they are, but for marks', () => {
  expect(mapTexts(marked, withoutMarks)).toEqual(plain);
});

it('marks what is read, and where it is from', () => {
  const [number = -1] = marksIn(marked.landing.hero.title);
  expect(session().sources[number]).toEqual({
    file: 'content/pages/landing.yaml',
    path: ['hero', 'title'],
  });
  expect(marksIn(marked.terms.body).length).toBeGreaterThan(20);
});

it('marks no name, address, title or code', () => {
  const { landing, navigation, brand, about } = marked;
  const unmarked = [
    landing.meta,
    navigation.groups.map(({ id, items }) => [id, items.map(({ href }) => href)]),
    landing.features?.items.map(({ icon }) => icon),
    about.team?.members.map(({ id, name, hair }) => [id, name, hair]),
    brand,
  ];
  expect(marksIn(JSON.stringify(unmarked))).toEqual([]);
});
