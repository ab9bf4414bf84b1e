import type { ReactNode, SVGProps } from 'react';
import { numerals } from '../plate/path.ts';

type LinesProps = {
  /** Width and height of the coordinates, from 0 0 unless a viewBox is given. */
  box: string;
  className: string;
  stroke?: string;
  fill?: string;
  children: ReactNode;
};

/** Lines that are stretched to a box. They keep their weight if each is a `Line`. */
export function Lines({ box, stroke = 'var(--print)', fill = 'none', ...rest }: LinesProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      preserveAspectRatio="none"
      fill={fill}
      stroke={stroke}
      {...rest}
    />
  );
}

export const Line = (props: SVGProps<SVGPathElement>) => (
  <path vectorEffect="non-scaling-stroke" {...props} />
);

/**
 * Hatching from one place to another, in percent: one dashed line as thick as what it fills, so that
 * it is equally dense at every width.
 */
export const Hatch = ({ from = 0, to, dash }: { from?: number; to: number; dash: string }) => (
  <line x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" strokeDasharray={dash} />
);

/** The strokes of a ruler, a long one after every few. */
export const ruler = (from: number, parts: number, long: number, [high, low]: [number, number]) =>
  Array.from({ length: parts + 1 - from }, (_, index) => {
    const at = from + index;
    return `M${at} 0v${at % long === 0 ? high : low}`;
  }).join('');

type RingHatchProps = {
  /** Where the part begins and ends, in turns from the top. */
  from: number;
  to: number;
  /** How many spokes it has: the more, the darker. */
  spokes: number;
  /** Inner and outer edge. */
  radii: [number, number];
  /** Width of a spoke. */
  weight: number;
  stroke?: string;
};

/** A part of a ring, hatched with spokes: one dashed arc as wide as the ring. */
export function RingHatch({ from, to, spokes, radii, weight, stroke }: RingHatchProps) {
  const [inner, outer] = radii;
  const radius = (inner + outer) / 2;
  const place = (turn: number) =>
    numerals([radius * Math.sin(2 * Math.PI * turn), -radius * Math.cos(2 * Math.PI * turn)]);
  const isLarge = to - from > 0.5 ? 1 : 0;
  const step = (2 * Math.PI * radius * (to - from)) / spokes;
  return (
    <path
      d={`M${place(from)}A${radius} ${radius} 0 ${isLarge} 1 ${place(to)}`}
      stroke={stroke}
      strokeWidth={outer - inner}
      strokeDasharray={numerals([weight, step - weight])}
    />
  );
}
