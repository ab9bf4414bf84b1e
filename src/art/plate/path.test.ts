import { expect, it } from 'vitest';
import { curvePath, numerals } from './path.ts';

const wave = Array.from({ length: 41 }, (_, index) => ({
  x: index * 3.33,
  y: 20 * Math.sin(index / 3),
  dx: 3.33,
  dy: (20 / 3) * Math.cos(index / 3),
}));

it('leaves out every separator SVG can do without, and writes no negative zero', () => {
  expect(numerals([0.5, -0.26, 1.5, 0.5, 10, -3])).toBe('.5-.3 1.5.5 10-3');
  expect(numerals([-0.01])).toBe('0');
});

it('uses one full piece and then smooth ones, to a tenth, without adding up its rounding', () => {
  const path = curvePath(wave);
  expect(path).toMatch(/^M0 0c[^c]+$/);
  expect(path).not.toMatch(/\.\d\d/);
  const [, first = '', smooth = ''] = path.split(/[cs]/);
  const numbersOf = (run: string) => (run.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
  const steps = [...numbersOf(first).slice(2), ...numbersOf(smooth)];
  const sum = (part: number) =>
    steps.filter((_, index) => index % 4 === part).reduce((total, step) => total + step, 0);
  expect(Math.abs(sum(2) - (wave.at(-1)?.x ?? 0))).toBeLessThanOrEqual(0.051);
  expect(Math.abs(sum(3) - (wave.at(-1)?.y ?? 0))).toBeLessThanOrEqual(0.051);
});
