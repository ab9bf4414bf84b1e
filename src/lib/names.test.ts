import { expect, it } from 'vitest';
import { initialsOf, lettersIn } from './names.ts';

it('counts wide letters as more', () => {
  expect(lettersIn('Seven77')).toBe(7);
  expect(lettersIn('Wem')).toBeCloseTo(4.2);
});

it.each([
  ['Błękitny Żuraw', 'BŻ'],
  ['ısı istanbul', 'ıi'],
  ['“the” 4 winds', 't4'],
])('the initials of %s are %s, and styles make capitals', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
