import { expect, it } from 'vitest';
import { cardLook, isLong, lettersIn, nameLook } from './brand-name.ts';

it('counts wide letters as more', () => {
  expect(lettersIn('Seven77')).toBe(7);
  expect(lettersIn('Wem')).toBeCloseTo(4.2);
});

it('cuts no long name', () => {
  expect(['Eightful', 'Wammommow', 'Fourteen Chars'].map(isLong)).toEqual([false, true, true]);
  expect(nameLook('Fourteen Chars')).not.toContain('truncate');
});

it('prints short names large on every card, and longer ones where there is room', () => {
  expect(cardLook('Airlane')).toMatch(/ text-xl$/);
  expect(cardLook('Ogdqbhop')).toMatch(/text-base @\[20rem\]:text-xl$/);
  expect(cardLook('Boez Cdhtr')).toBe('text-base');
});
