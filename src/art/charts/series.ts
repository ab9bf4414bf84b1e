import { curvePath, type Knot } from '../plate/path.ts';

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
