import { describe, expect, it } from 'vitest';
import { between, localFigure, numberIn, pickOther } from './numbers.ts';

describe('localFigure', () => {
  it.each([
    ['99.9%', 'de', '99,9\u00a0%'],
    ['99.99%', 'fa', '۹۹٫۹۹٪'],
    ['5,000', 'de', '5.000'],
    ['2023', 'de', '2023'],
    ['150+', 'ar-EG', '١٥٠+'],
    ['24/7', 'ar-EG', '٢٤/٧'],
    ['99.9%', 'en-US', '99.9%'],
  ])('formats %s in %s as %s', (value, locale, expected) => {
    expect(localFigure(value, locale)).toBe(expected);
  });
});

describe('numberIn', () => {
  it.each(['en-US', 'de', 'ar-EG', 'fa', 'hi'])('reads numbers in the digits of %s', (locale) => {
    const written = new Intl.NumberFormat(locale, { useGrouping: false }).format(2048);
    expect(numberIn(written, locale)).toBe(2048);
  });
});

describe('between and pickOther', () => {
  const ends = [() => 0, () => 0.999999];

  it('includes both ends', () => {
    expect(ends.map((random) => between(1, 15, random))).toEqual([1, 15]);
    expect(ends.map((random) => pickOther(30, undefined, random))).toEqual([0, 29]);
  });

  it('never picks the last one again, and can pick every other', () => {
    for (let last = 0; last < 30; last += 1) {
      const steps = Array.from({ length: 29 }, (_, step) => step / 29 + 0.001);
      const picked = new Set(steps.map((random) => pickOther(30, last, () => random)));
      expect(picked.has(last)).toBe(false);
      expect(picked.size).toBe(29);
    }
  });
});
