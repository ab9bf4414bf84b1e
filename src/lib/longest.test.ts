import { expect, it } from 'vitest';
import { longest } from './longest.ts';

it.each([
  [[], 0],
  [['one'], 3],
  [['one', 'three', 'two'], 5],
])('the longest of %j has %i letters', (texts, letters) => {
  expect(longest(texts)).toBe(letters);
});
