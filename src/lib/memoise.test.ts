import { expect, it, vi } from 'vitest';
import { memoise } from './memoise.ts';

it('works out the result for the same arguments once', () => {
  const make = vi.fn((text: string, { size }: { size: number }) => [text, size]);
  const remembered = memoise(make);
  expect(remembered('a', { size: 1 })).toBe(remembered('a', { size: 1 }));
  expect(remembered('a', { size: 2 })).toEqual(['a', 2]);
  expect(remembered('b', { size: 1 })).toEqual(['b', 1]);
  expect(make).toHaveBeenCalledTimes(3);
});
