import { expect, it } from 'vitest';
import { hostPart, initialsOf, lettersIn, nameStep } from './names.ts';

it('counts M and W as wider than other letters', () => {
  expect(lettersIn('Seven77')).toBe(7);
  expect(lettersIn('Wem')).toBeCloseTo(4.2);
});

it.each([
  ['Błękitny Żuraw', 'BŻ'],
  ['ısı istanbul', 'ıi'],
  ['“the” 4 winds', 't4'],
])('reads the initials of %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  ['Ruta Clara', 1],
  ['Bluebird Holidays', 2],
  ['Norrsken Reisebureau & Sons', 3],
])('prints %s at size step %i of the card', (name, step) => {
  expect(nameStep(name)).toBe(step);
});

it.each([
  ['Bluebird Holidays', 'bluebird-holidays'],
  ['  “Zoë & Söhne” ', 'zoë-söhne'],
  ['✈', ''],
])('turns %s into the host name part “%s”', (name, part) => {
  expect(hostPart(name)).toBe(part);
});
