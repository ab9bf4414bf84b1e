import { expect, it, vi } from 'vitest';
import { keeper } from './keeper.ts';

it('makes once what is made from the same', () => {
  const keep = keeper<number[]>();
  const make = vi.fn(() => [1]);
  expect(keep('page', ['words', 'brand'], make)).toBe(keep('page', ['words', 'brand'], make));
  expect(make).toHaveBeenCalledOnce();
});

it('makes anew when a part has changed, and again when it has changed back', () => {
  const keep = keeper<string>();
  for (const words of ['old', 'new', 'old']) {
    expect(keep('page', ['brand', words], () => words)).toBe(words);
  }
});

it('keeps each key apart', () => {
  const keep = keeper<string>();
  keep('one', ['same'], () => 'one');
  expect(keep('other', ['same'], () => 'other')).toBe('other');
});
