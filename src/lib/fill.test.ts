import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills what it knows and leaves the rest', () => {
  expect(fill('{n} of {total}, {other}', { n: 2, total: 5 })).toBe('2 of 5, {other}');
});

it('puts a value in as it is, without reading it again', () => {
  expect(fill('“{query}”', { query: '{count} <b>' })).toBe('“{count} <b>”');
});
