import { describe, expect, it } from 'vitest';
import { curvePath, numerals } from './path.ts';

const wave = Array.from({ length: 41 }, (_, index) => ({
  x: index * 3.33,
  y: 20 * Math.sin(index / 3),
  dx: 3.33,
  dy: (20 / 3) * Math.cos(index / 3),
}));

describe('numerals', () => {
  it('leaves out every separator SVG can do without', () => {
    expect(numerals([0.5, -0.26, 1.5, 0.5, 10, -3])).toBe('.5-.3 1.5.5 10-3');
  });

  it('writes no negative zero', () => {
    expect(numerals([-0.01])).toBe('0');
  });
});

describe('curvePath', () => {
  it('uses one full piece and then smooth ones, to a tenth', () => {
    const d = curvePath(wave);
    expect(d).toMatch(/^M0 0c/);
    expect(d.match(/c/g)).toHaveLength(1);
    expect(d).not.toMatch(/\.\d\d/);
  });

  it('does not let rounding add up along the line', () => {
    const [, first = '', smooth = ''] = curvePath(wave).split(/[cs]/);
    const numbersOf = (run: string) => (run.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const steps = [...numbersOf(first).slice(2), ...numbersOf(smooth)];
    let x = 0;
    let y = 0;
    for (let index = 0; index < steps.length; index += 4) {
      x += steps[index + 2] ?? 0;
      y += steps[index + 3] ?? 0;
    }
    expect(Math.abs(x - (wave.at(-1)?.x ?? 0))).toBeLessThanOrEqual(0.051);
    expect(Math.abs(y - (wave.at(-1)?.y ?? 0))).toBeLessThanOrEqual(0.051);
  });
});
