import { assert, bigInt, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromNumber,
  plainDecimal,
  printDecimal,
  readDecimal,
  readPlain,
  typedDecimal,
} from './decimals.ts';

const limits = (locale: string, places = 2, most = 1_000_000n) => ({ locale, places, most });
const locales = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'en-IN', 'ar-EG', 'pl-PL', 'ja-JP'];
const anyLocale = constantFrom(...locales);
const anyAmount = bigInt({ min: 0n, max: 10n ** 15n });
const anyPlaces = integer({ min: 0, max: 4 });

it('what a locale prints, with groups or as typed, is read as the same number in it', () => {
  assert(
    property(anyLocale, anyAmount, anyPlaces, (locale, value, places) => {
      const read = (typed: string) => readDecimal(typed, limits(locale, places, 10n ** 15n));
      expect(read(typedDecimal(value, places, locale))).toEqual({ value });
      expect(read(typedDecimal(value, places, locale, true))).toEqual({ value });
      const options = { minimumFractionDigits: places };
      expect(read(printDecimal(value, places, locale, options))).toEqual({ value });
    }),
  );
});

it('plain decimals are read back, to the last digit', () => {
  assert(
    property(anyAmount, anyPlaces, (value, places) => {
      expect(readPlain(plainDecimal(value, places), places)).toBe(value);
    }),
  );
  expect(plainDecimal(-5n, 2)).toBe('-0.05');
  expect(fromNumber(299.9, 2)).toBe(29990n);
});

it.each(['', '-1', '1e3', '1,5', '0.123', 'abc', '9'.repeat(19)])(
  '%j is no plain decimal',
  (text) => expect(readPlain(text, 2)).toBeUndefined(),
);

describe('what is typed', () => {
  it.each([
    ['en-US', '4.5', 450n],
    ['en-US', ' 1,234.50 ', 123450n],
    ['en-US', '.5', 50n],
    ['en-US', '4.500', 450n],
    ['de-DE', '4,5', 450n],
    ['de-DE', '1.234,50', 123450n],
    ['de-CH', "1'234.50", 123450n],
    ['fr-FR', '1 234,5', 123450n],
    ['en-IN', '1,00,000', 10_000_000n],
    ['ar-EG', '٤٫٥', 450n],
    ['ar-EG', '48', 4800n],
  ])('in %s, %j is a number', (locale, typed, value) => {
    expect(readDecimal(typed, limits(locale, 2, 10n ** 12n))).toEqual({ value });
  });

  it.each([
    ['en-US', '', { fault: 'empty' }],
    ['en-US', '  ', { fault: 'empty' }],
    ['en-US', 'abc', { fault: 'notNumber' }],
    ['en-US', '12 a', { fault: 'notNumber' }],
    ['en-US', '10^12', { fault: 'notNumber' }],
    ['en-US', '1e12', { fault: 'notNumber' }],
    ['en-US', '1.2.3', { fault: 'notNumber' }],
    ['en-US', '.', { fault: 'notNumber' }],
    ['en-US', '-5', { fault: 'negative' }],
    ['en-US', '−5', { fault: 'negative' }],
    ['en-US', '4,50', { fault: 'separator', instead: '4.50' }],
    ['de-DE', '4.50', { fault: 'separator', instead: '4,50' }],
    ['en-US', '4.505', { fault: 'places' }],
    ['en-US', '1000000000000', { fault: 'tooMuch' }],
    ['en-US', '10000.01', { fault: 'tooMuch' }],
  ])('in %s, %j is answered with %o', (locale, typed, answer) => {
    expect(readDecimal(typed, limits(locale))).toEqual(answer);
  });
});
