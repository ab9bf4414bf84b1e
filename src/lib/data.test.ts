import { describe, expect, it } from 'vitest';
import { mapTexts, replaceParts } from './data.ts';

describe('mapTexts', () => {
  it('passes every string with its path, and keeps all other values', () => {
    const data = { a: 'x', list: ['y', { b: 'z' }], count: 2, none: null, is: true };
    expect(mapTexts(data, (text, path) => `${text} ${path.join('.')}`)).toEqual({
      a: 'x a',
      list: ['y list.0', { b: 'z list.1.b' }],
      count: 2,
      none: null,
      is: true,
    });
  });
});

it('replaceParts replaces parts at any depth and keeps objects without one', () => {
  const data = { title: 'A', list: [{ src: 'a.jpg' }, { src: 'b.jpg' }], other: { text: 'B' } };
  const next = replaceParts(data, (part, path) => ('src' in part ? path.join('.') : undefined));
  expect(next).toEqual({ title: 'A', list: ['list.0', 'list.1'], other: { text: 'B' } });
  expect(next.other).toBe(data.other);
  expect(data.list).toEqual([{ src: 'a.jpg' }, { src: 'b.jpg' }]);
});
