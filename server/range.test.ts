import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-99999999999999999999', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', 'none'],
  ['bytes=-', 'none'],
  ['bytes=a-b', 'none'],
  ['bytes=0-1,5-6', 'none'],
  ['lines=0-9', 'none'],
  ['', 'none'],
  [undefined, 'none'],
] as const)('%j of 100 bytes → %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('no range of an empty body can be had', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
});
