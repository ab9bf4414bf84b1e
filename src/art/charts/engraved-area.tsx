import { type Frame, seriesLine } from './series.ts';

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
