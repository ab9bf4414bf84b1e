import { expect, it } from 'vitest';
import { sectionsBetween } from './changelog.mjs';

const text = `# Changelog

## 1.2.0 (2027-02-01)
### What to do
Text.
### New
## 1.1.0 (2027-01-01)
Text.

## 1.0.0 (2026-12-01)
`;
const between = (from: string, to: string) =>
  sectionsBetween(text, from, to).map(({ title, first, last, headings }) => [
    title,
    first,
    last,
    ...headings,
  ]);

it('finds what was written between two versions', () => {
  expect(between('1.0.0', '1.2.0')).toEqual([
    ['1.2.0 (2027-02-01)', 3, 6, 'What to do', 'New'],
    ['1.1.0 (2027-01-01)', 7, 9],
  ]);
  expect(between('1.0.0', '1.1.0')).toEqual([['1.1.0 (2027-01-01)', 7, 9]]);
  expect(between('1.2.0', '1.2.0')).toEqual([]);
});

it('takes everything where the version before has no section', () => {
  expect(between('0.9.0', '1.1.0')).toEqual([
    ['1.1.0 (2027-01-01)', 7, 9],
    ['1.0.0 (2026-12-01)', 10, 11],
  ]);
});
