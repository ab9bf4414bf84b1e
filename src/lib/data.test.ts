import { describe, expect, it } from 'vitest';
import { mapTexts } from './data.ts';

describe('mapTexts', () => {
  it('changes every text, knows where it stands, and leaves the rest', () => {
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
