import { expect, test } from 'vitest';
import { markdownTable } from './markdown-table.ts';

test('aligns words left and figures right', () => {
  expect(
    markdownTable(
      ['page', 'ms'],
      [
        ['/', 1012],
        ['/pricing', '98'],
        ['/about', '–'],
      ],
    ),
  ).toBe(
    [
      '| page     |   ms |',
      '| -------- | ---: |',
      '| /        | 1012 |',
      '| /pricing |   98 |',
      '| /about   |    – |',
    ].join('\n'),
  );
});
