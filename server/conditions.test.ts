import { expect, test } from 'vitest';
import { matchesStrongly, matchesWeakly } from './conditions.ts';

test.each([
  ['"a"', true, true],
  ['W/"a"', true, false],
  ['"x", W/"y" , "a"', true, true],
  ['*', true, true],
  ['"b"', false, false],
  ['a', false, false],
  ['"a', false, false],
  ['', false, false],
] as const)('%j against "a": weakly %s, strongly %s', (header, weakly, strongly) => {
  expect(matchesWeakly(header, '"a"')).toBe(weakly);
  expect(matchesStrongly(header, '"a"')).toBe(strongly);
});
