import { expect, it } from 'vitest';
import { formOf } from './forms.ts';
import { Project } from './project.ts';

const search = (words: string, path = '/') => {
  const { title, groups } = formOf(new Project(), { name: 'search', path, words });
  const found = groups.map(({ where, notes = [] }) => [where, notes.map(({ at }) => at?.file)]);
  return [title, ...found];
};

it('finds a text by its words, on the page that shows its entry', () => {
  const file = 'content/faq/security-compliance.yaml';
  expect(search('handled CODES')).toEqual(['1 result', ['/faq', [file]]]);
});

it('finds what tokens stand for, and lists what several pages show on the current page', () => {
  const plans = ['content/plans.yaml'];
  expect(search('operators and groups without a sales ceiling')).toEqual([
    '1 result',
    ['/', plans],
  ]);
  expect(search('14 days free, no credit card', '/pricing')).toEqual([
    '2 results',
    ['/pricing', [...plans, ...plans]],
  ]);
});

it('finds nothing without words', () => {
  expect(search(' ')).toEqual(['Search']);
  expect(search('no such text')).toEqual(['Nothing found']);
});
