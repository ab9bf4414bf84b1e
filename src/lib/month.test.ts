import { expect, it } from 'vitest';
import { month } from './month.ts';

it.each([
  ['2024-01', 'en-US', 'January 2024'],
  ['2026-12', 'en-GB', 'December 2026'],
  ['2024-01', 'de-DE', 'Januar 2024'],
])('%s in %s is %s', (value, locale, words) => {
  expect(month(value, locale)).toBe(words);
});
