import { expect, it } from 'vitest';
import { longestName, readTriedInk, writeTriedInk } from './tried-ink.ts';

const read = (values: Record<string, string>) =>
  readTriedInk(String(new URLSearchParams(values)), ['agencies', 'operators']);

it.each([
  ['operators', 'operators'],
  ['0A7F5C', '#0a7f5c'],
  ['#0a7f5c', '#0a7f5c'],
  ['red', ''],
  ['javascript:alert(1)', ''],
  ['#12', ''],
  ['0a7f5c;--x:1', ''],
  ['__proto__', ''],
])('reads the ink %j as %j', (ink, expected) => {
  expect(read({ ink }).ink).toBe(expected);
});

it.each([
  ['  Ünï\u0000\u202e 旅 ', 'Ünï 旅'],
  ['سفر', 'سفر'],
  ['<b>&amp;', '<b>&amp;'],
  ['🛫'.repeat(90), '🛫'.repeat(longestName)],
])('reads the name %j as %j', (brand, expected) => {
  expect(read({ brand }).name).toBe(expected);
});

it('writes what it reads, and nothing where nothing was chosen', () => {
  const tried = { name: 'Søren & Co ✈️', ink: '#0a7f5c' };
  expect(readTriedInk(`?${writeTriedInk(tried)}`, [])).toEqual(tried);
  expect(writeTriedInk({ name: ' ', ink: '' })).toBe('');
});
