import type { SVGProps } from 'react';

type OrnamentProps = SVGProps<SVGSVGElement> & { box: string };

/** A decorative SVG in the current ink. */
export const Ornament = ({ box, ...rest }: OrnamentProps) => (
  <svg aria-hidden="true" viewBox={box} fill="none" stroke="var(--print)" {...rest} />
);

/** An SVG that is stretched to its place. `Line` elements keep their weight. */
export const Lines = (props: OrnamentProps) => <Ornament preserveAspectRatio="none" {...props} />;

export const Line = (props: SVGProps<SVGPathElement>) => (
  <path vectorEffect="non-scaling-stroke" {...props} />
);

type HatchProps = { from?: number; to: number; dash: string | undefined };

/**
 * Hatching between two positions, in percent: one dashed line as thick as the hatched area, so that the
 * density is the same at every width.
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

/** The marks of a ruler, with a long one at regular intervals. */
export const ruler = (from: number, parts: number, long: number, [high, low]: [number, number]) =>
  Array.from({ length: parts + 1 - from }, (_, index) => {
    const at = from + index;
    return `M${at} 0v${at % long === 0 ? high : low}`;
  }).join('');
