import type { ReactNode } from 'react';
import { curvePath } from '../plate/path.ts';
import { Line, Lines } from './lines.tsx';

const width = 560;

/** A smooth line through equally spaced values. */
function seriesLine(values: readonly number[], height: number, top: number): string {
  const step = width / (values.length - 1);
  const y = (index: number) => {
    const held = Math.min(Math.max(index, 0), values.length - 1);
    return height - ((values[held] ?? 0) / top) * height;
  };
  return curvePath(
    values.map((_, index) => ({
      x: index * step,
      y: y(index),
      dx: step,
      dy: (y(index + 1) - y(index - 1)) / 2,
    })),
  );
}

type SeriesChartProps = {
  values: readonly number[];
  /** The values of the previous period. */
  before?: readonly number[];
  height: number;
  /** Value at the upper edge. */
  top: number;
  /** The values of the grid lines. */
  grid: readonly number[];
  /** Unique on its page. */
  id: string;
  className: string;
  /** Content over the line. */
  children?: ReactNode;
};

/**
 * Values over time. The area under them is upright thin lines, every second one fading, so that it is
 * lighter at the bottom. Each set is one dashed stroke as thick as the chart is high: a few bytes for
 * many lines.
 */
export function SeriesChart(props: SeriesChartProps) {
  const { values, before, height, top, grid, id, className, children } = props;
  const line = seriesLine(values, height, top);
  const across = `M0 ${height / 2}H${width}`;
  return (
    <Lines box={`0 0 ${width} ${height}`} className={className}>
      <Line d={grid.map((y) => `M0 ${y}h${width}`).join('')} stroke="var(--color-rule)" />
      <g clipPath={`url(#${id})`} strokeWidth={height} strokeDasharray=".5 3.5">
        <clipPath id={id}>
          <path d={`${line}V${height}H0z`} />
        </clipPath>
        <linearGradient id={`${id}-fade`} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
          <stop stopColor="var(--print-mid)" />
          <stop offset="1" stopColor="var(--print-mid)" stopOpacity="0" />
        </linearGradient>
        <path d={across} stroke="var(--print-mid)" />
        <path d={across} stroke={`url(#${id}-fade)`} strokeDashoffset="-2" />
      </g>
      {before && (
        <Line
          d={seriesLine(before, height, top)}
          stroke="var(--color-soft)"
          strokeDasharray="3 3"
        />
      )}
      <Line d={line} strokeWidth="2" />
      {children}
    </Lines>
  );
}
