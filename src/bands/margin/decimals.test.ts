import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { printDecimal, readDecimal, typedDecimal } from './decimals.ts';

const locales = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'en-IN', 'ar-EG', 'pl-PL', 'ja-JP'];

it.each([
  [-0, '$0.00'],
  [-46_900, '-$469.00'],
])('%s is printed as %s', (value, printed) => {
  expect(printDecimal(value, 2, 'en-US', { style: 'currency', currency: 'USD' })).toBe(printed);
});

it('what a locale prints, with groups or without, is read as the same number in it', () => {
  assert(
    property(
      constantFrom(...locales),
      integer({ min: 0, max: 10 ** 12 }),
      integer({ min: 0, max: 3 }),
      (locale, value, places) => {
        for (const useGrouping of [true, false]) {
          const printed = printDecimal(value, places, locale, {
            useGrouping,
            minimumFractionDigits: places,
          });
          expect([printed, readDecimal(printed, places, locale)]).toEqual([printed, value]);
        }
      },
    ),
    { seed: 33 },
  );
});

it.each([
  ['en-US', '4.5', 2, 450],
  ['en-US', ' 1,234.50 ', 2, 123_450],
  ['en-US', '.5', 2, 50],
  ['en-US', '4.', 2, 400],
  ['en-US', '1,000', 0, 1000],
  ['de-DE', '1.000', 0, 1000],
  ['de-DE', '4,5', 2, 450],
  ['de-CH', "1'234.50", 2, 123_450],
  ['fr-FR', '1 234,5', 2, 123_450],
  ['en-IN', '1,00,000', 0, 100_000],
  ['ar-EG', '٤٫٥', 2, 450],
  ['ar-EG', '48', 0, 48],
  // A thousand or one: nobody knows, so nobody guesses.
  ['en-US', '1.000', 0, undefined],
  ['en-US', '1.000', 2, undefined],
  ['de-DE', '1,000', 0, undefined],
  ['en-US', '1,5', 0, undefined],
  ['en-US', '1.5', 0, undefined],
  ['en-US', '4,50', 2, undefined],
  ['de-DE', '4.50', 2, undefined],
  ['en-US', '4.505', 2, undefined],
  ['en-US', '', 2, undefined],
  ['en-US', '.', 2, undefined],
  ['en-US', ',', 2, undefined],
  ['en-US', 'abc', 2, undefined],
  ['en-US', '12 a', 2, undefined],
  ['en-US', '1e12', 2, undefined],
  ['en-US', '1.2.3', 2, undefined],
  ['en-US', '-5', 2, undefined],
])('in %s, %j with %i places is %o', (locale, typed, places, value) => {
  expect(readDecimal(typed, places, locale)).toBe(value);
});

it('numbers for addresses keep every digit', () => {
  expect(typedDecimal(-5, { places: 2 }, 'en')).toBe('-0.05');
  expect(typedDecimal(8_000_000_000_001, { places: 2 }, 'en')).toBe('80000000000.01');
});
