import { assert, constantFrom, double, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { nearestReadable } from './nearest-readable.ts';
import { contrast, type Oklch, toHex } from './oklch.ts';

const paper: Oklch = [0.955, 0.01, 215];
const night: Oklch = [0.235, 0.04, 228];
const inside = (max: number) => double({ min: 0, max, noNaN: true });
const color = tuple(inside(1), inside(0.3), inside(360));

it('reaches the contrast from any color, on either ground', () => {
  assert(
    property(color, constantFrom(paper, night), (wish, ground) => {
      const found = nearestReadable(wish, ground, 4.5);
      expect(contrast(toHex(found), toHex(ground))).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 200 },
  );
});

it('leaves a color alone that can be read', () => {
  expect(nearestReadable([0.4, 0.1, 32], paper, 4.5)).toEqual([0.4, 0.1, 32]);
});

it('moves no farther than it must, and keeps hue and chroma', () => {
  const [lightness, chroma, hue] = nearestReadable([0.7, 0.15, 32], paper, 4.5);
  expect([chroma, hue]).toEqual([0.15, 32]);
  expect(contrast(toHex([lightness + 0.002, chroma, hue]), toHex(paper))).toBeLessThan(4.5);
});
