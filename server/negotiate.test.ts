import { expect, test } from 'vitest';
import { negotiate } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0.8 , gzip ; Q=0.8', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0', 'identity'],
  ['identity', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br;q=1.5, gzip', 'gzip'],
  ['zstd', 'identity'],
  [', ,;q=1,', 'identity'],
] as const)('%j → %s', (header, encoding) => {
  expect(negotiate(header, ['br', 'gzip'])).toBe(encoding);
});

test('offers only what there is', () => {
  expect(negotiate('br, gzip', ['gzip'])).toBe('gzip');
  expect(negotiate('br, gzip', [])).toBe('identity');
});
