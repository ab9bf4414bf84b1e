import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('measures every part and page, five times, unless told otherwise', () => {
  const only = ['pages', 'navigation', 'bytes', 'server', 'build'];
  expect(readOptions([])).toEqual({ only, pages: undefined, rounds: 5, isWhole: true });
});

test('takes parts, pages and rounds', () => {
  const options = readOptions(['--only', 'pages,bytes', '--pages', '/,/faq', '--rounds=7']);
  expect(options).toMatchObject({ only: ['pages', 'bytes'], pages: ['/', '/faq'], rounds: 7 });
});

test.each([
  [['--only', 'pages'], true],
  [['--rounds', '4'], false],
  [['--pages', '/'], false],
])('whether %j may be quoted: %s', (args, isWhole) => {
  expect(readOptions(args).isWhole).toBe(isWhole);
});

test.each([
  [['--rounds', '0'], '--rounds takes a whole number'],
  [['--rounds', 'five'], '--rounds takes a whole number'],
  [['--only', 'paint'], 'not “paint”'],
  [['--fast'], "'--fast'"],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
