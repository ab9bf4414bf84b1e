import { assert, constantFrom, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromHex, nearestReadable, type Oklch, toHex } from './color.ts';

describe('colors', () => {
  it.each([
    [[1, 0, 0], '#ffffff'],
    [[0, 0, 0], '#000000'],
    [[0.628, 0.2577, 29.23], '#ff0000'],
    [[0.982, 0.005, 215], '#f6fafb'],
  ] as const)('turns %j into %s', (color, hex) => {
    expect(toHex([...color])).toBe(hex);
  });

  it.each(['#000000', '#ffffff', '#ff0000', '#12ab9f', '#b33e2a'])(
    'converts %s to OKLCH and back without a change',
    (hex) => {
      expect(toHex(fromHex(hex))).toBe(hex);
    },
  );

  it('have a contrast from 1 to 21 in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#a1b2c3', '#a1b2c3')).toBe(1);
  });
});

describe('nearestReadable', () => {
  const paper: Oklch = [0.955, 0.01, 215];
  const night: Oklch = [0.235, 0.04, 228];
  const inside = (max: number) => double({ min: 0, max, noNaN: true });
  const color = tuple(inside(1), inside(0.3), inside(360));

  it('returns a color with enough contrast for any color on a light or dark background', () => {
    assert(
      property(color, constantFrom(paper, night), (wish, ground) => {
        const found = nearestReadable(wish, ground, 4.5);
        expect(contrast(toHex(found), toHex(ground))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200 },
    );
  });

  it('returns a readable color unchanged', () => {
    expect(nearestReadable([0.4, 0.1, 32], paper, 4.5)).toEqual([0.4, 0.1, 32]);
  });
});
