import { expect, test } from 'vitest';
import { isQuotable, readFlags } from './flags.ts';

test('measures everything, five times, and fails on a missed target', () => {
  expect(readFlags([])).toEqual({
    pages: undefined,
    rounds: 5,
    dist: undefined,
    only: ['pages', 'navigation', 'server', 'build'],
    quick: false,
    fail: true,
  });
});

test('takes pages, rounds and parts', () => {
  const flags = readFlags(['--pages', '/,/pricing', '--rounds=7', '--only', 'server', '--no-fail']);
  expect(flags).toMatchObject({
    pages: ['/', '/pricing'],
    rounds: 7,
    only: ['server'],
    fail: false,
  });
});

test('a quick run is one round, unless told otherwise', () => {
  expect(readFlags(['--quick']).rounds).toBe(1);
  expect(readFlags(['--quick', '--rounds', '3']).rounds).toBe(3);
});

test.each([
  [['--rounds', '0'], '--rounds takes a whole number'],
  [['--rounds', 'five'], '--rounds takes a whole number'],
  [['--only', 'paint'], 'not “paint”'],
  [['--fast'], "'--fast'"],
])('refuses %j', (args, message) => {
  expect(() => readFlags(args)).toThrow(message);
});

test.each([
  [[], true],
  [['--rounds', '9', '--only', 'pages'], true],
  [['--rounds', '4'], false],
  [['--quick', '--rounds', '5'], false],
  [['--pages', '/'], false],
  [['--dist', 'elsewhere'], false],
])('whether %j may be quoted: %s', (args, expected) => {
  expect(isQuotable(readFlags(args))).toBe(expected);
});
