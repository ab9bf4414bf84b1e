import { expect, it } from 'vitest';
import { contrast, fromHex, toCss, toHex } from './oklch.ts';

it.each([
  [[1, 0, 0], '#ffffff'],
  [[0, 0, 0], '#000000'],
  [[0.628, 0.2577, 29.23], '#ff0000'],
  [[0.982, 0.005, 215], '#f6fafb'],
] as const)('turns %j into %s', (color, hex) => {
  expect(toHex([...color])).toBe(hex);
});

it('clips what sRGB cannot show', () => {
  expect(toHex([0.7, 0.4, 150])).toMatch(/^#[0-9a-f]{6}$/);
});

it.each(['#000000', '#ffffff', '#ff0000', '#12ab9f', '#b33e2a'])('reads %s back', (hex) => {
  expect(toHex(fromHex(hex))).toBe(hex);
});

it('has a contrast from 1 to 21, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#a1b2c3', '#a1b2c3')).toBe(1);
});

it('writes CSS', () => {
  expect(toCss([0.53, 0.15, 32])).toBe('oklch(0.53 0.15 32)');
});
