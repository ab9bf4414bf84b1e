import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, toHex } from './color.ts';
import { inkFromHex, longestName, readTriedInk, writeTriedInk } from './ink.ts';

describe('inks', () => {
  /** Paper, sheet and card of both themes. */
  const papers = {
    light: ['#f6fafb', '#e9f2f4'],
    dark: ['#01151f', '#05222d', '#08272f', '#232323'],
  };

  it('are readable in both themes, whatever the color', () => {
    const isReadable = (value: number) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      const ink = inkFromHex(hex);
      for (const theme of ['light', 'dark'] as const) {
        for (const paper of papers[theme]) {
          expect(contrast(toHex(ink[theme]), paper), `${hex} on ${paper}`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
    };
    for (const corner of [0, 0xff, 0xff00, 0xffff, 0xff0000, 0xff00ff, 0xffff00, 0xffffff]) {
      isReadable(corner);
    }
    assert(property(integer({ min: 0, max: 0xffffff }), isReadable), { numRuns: 500 });
  });
});

describe('the brand that a visitor tries', () => {
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
  ])('has the ink %j read as %j', (ink, expected) => {
    expect(read({ ink }).ink).toBe(expected);
  });

  it.each([
    ['  Ünï\u0000\u202e 旅 ', 'Ünï 旅'],
    ['سفر', 'سفر'],
    ['<b>&amp;', '<b>&amp;'],
    ['🛫'.repeat(90), '🛫'.repeat(longestName)],
  ])('has the name %j read as %j', (brand, expected) => {
    expect(read({ brand }).name).toBe(expected);
  });

  it('is written as it is read, and as an empty string if nothing was chosen', () => {
    const tried = { name: 'Søren & Co ✈️', ink: '#0a7f5c' };
    expect(readTriedInk(`?${writeTriedInk(tried)}`, [])).toEqual(tried);
    expect(writeTriedInk({ name: ' ', ink: '' })).toBe('');
  });
});
