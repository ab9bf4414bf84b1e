import type { SVGProps } from 'react';

type OrnamentProps = SVGProps<SVGSVGElement> & { box: string };

/** What is drawn in the ink of its surroundings, in a box of coordinates, for the eye alone. */
export const Ornament = ({ box, ...rest }: OrnamentProps) => (
  <svg aria-hidden="true" viewBox={box} fill="none" stroke="var(--print)" {...rest} />
);

/** Lines that are stretched to their place. They keep their weight if each is a `Line`. */
export const Lines = (props: OrnamentProps) => <Ornament preserveAspectRatio="none" {...props} />;

export const Line = (props: SVGProps<SVGPathElement>) => (
  <path vectorEffect="non-scaling-stroke" {...props} />
);

type HatchProps = { from?: number; to: number; dash: string | undefined };

/**
 * Hatching from one place to another, in percent: one dashed line as thick as what it fills, so that
 * it is equally dense at every width.
 */
export const Hatch = ({ from = 0, to, dash }: HatchProps) => (
  <line x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" strokeDasharray={dash} />
);

/** A hatched bar of a length in percent. */
export const Bar = ({ share, className }: { share: number; className: string }) => (
  <svg
    aria-hidden="true"
    className={`outward w-full border-ink border-s ${className}`}
    stroke="var(--print)"
    strokeWidth="32"
  >
    <Hatch to={share} dash=".75 2.25" />
  </svg>
);

/** The strokes of a ruler, a long one after every few. */
export const ruler = (from: number, parts: number, long: number, [high, low]: [number, number]) =>
  Array.from({ length: parts + 1 - from }, (_, index) => {
    const at = from + index;
    return `M${at} 0v${at % long === 0 ? high : low}`;
  }).join('');
