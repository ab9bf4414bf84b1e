import { describe, expect, it } from 'vitest';
import { day, month } from './dates.ts';

describe('day', () => {
  it.each([
    ['en-US', 'November 16, 2026'],
    ['de', '16. November 2026'],
  ])('names a day as in %s', (locale, words) => {
    expect(day('2026-11-16', locale)).toBe(words);
  });
});

describe('month', () => {
  it.each([
    ['2024-01', 'en-US', 'January 2024'],
    ['2026-12', 'en-GB', 'December 2026'],
    ['2024-01', 'de-DE', 'Januar 2024'],
  ])('%s in %s is %s', (value, locale, words) => {
    expect(month(value, locale)).toBe(words);
  });
});
