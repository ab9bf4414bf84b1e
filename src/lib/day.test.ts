import { expect, it } from 'vitest';
import { day } from './day.ts';

it.each([
  ['en-US', 'November 16, 2026'],
  ['de', '16. November 2026'],
])('names a day as in %s', (locale, words) => {
  expect(day('2026-11-16', locale)).toBe(words);
});
