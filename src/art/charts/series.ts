import { curvePath, type Knot, numerals } from '../plate/path.ts';

export interface Frame {
  width: number;
  height: number;
  /** Value at the upper edge. */
  top: number;
}

/** A smooth line through equally spaced values, as knots. */
export function seriesKnots(values: readonly number[], { width, height, top }: Frame): Knot[] {
  const step = width / (values.length - 1);
  const y = (index: number) => {
    const held = Math.min(Math.max(index, 0), values.length - 1);
    return height - ((values[held] ?? 0) / top) * height;
  };
  return values.map((_, index) => ({
    x: index * step,
    y: y(index),
    dx: step,
    dy: (y(index + 1) - y(index - 1)) / 2,
  }));
}

export const seriesLine = (values: readonly number[], frame: Frame): string =>
  curvePath(seriesKnots(values, frame));

/**
 * The tone under a line the way an engraver gives it: upright hairlines, every second one cut
 * short, so that it grows lighter toward the ground.
 */
export function seriesHatch(values: readonly number[], frame: Frame, lines: number): string {
  const { width, height } = frame;
  let d = '';
  for (let line = 0; line <= lines; line++) {
    const place = (line / lines) * (values.length - 1);
    const before = Math.floor(place);
    const after = Math.min(before + 1, values.length - 1);
    const share = place - before;
    const ease = share * share * (3 - 2 * share);
    const value = (values[before] ?? 0) * (1 - ease) + (values[after] ?? 0) * ease;
    const y = height - (value / frame.top) * height;
    const end = line % 2 === 0 ? height : y + (height - y) * 0.55;
    d += `M${numerals([Math.round((line / lines) * width), Math.round(y)])}V${Math.round(end)}`;
  }
  return d;
}
