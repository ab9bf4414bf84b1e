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

interface EngravedAreaProps {
  values: readonly number[];
  frame: Frame;
  /** Unique on its page. */
  id: string;
}

/**
 * The area under a line as upright thin lines, every second one fading, so that it is lighter at the
 * bottom. Each set is one dashed stroke as thick as the chart is high: a few bytes for many lines.
 */
export function EngravedArea({ values, frame, id }: EngravedAreaProps) {
  const { width, height } = frame;
  const across = `M0 ${height / 2}H${width}`;
  return (
    <g clipPath={`url(#${id})`} strokeWidth={height} strokeDasharray=".4 1.6">
      <clipPath id={id}>
        <path d={`${seriesLine(values, frame)}V${height}H0z`} />
      </clipPath>
      <linearGradient id={`${id}-fade`} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
        <stop stopColor="var(--print-mid)" />
        <stop offset="1" stopColor="var(--print-mid)" stopOpacity="0" />
      </linearGradient>
      <path d={across} stroke="var(--print-mid)" />
      <path d={across} stroke={`url(#${id}-fade)`} strokeDashoffset="-1" />
    </g>
  );
}
