import { plateCut } from '../lib/plate-cut.ts';
import { BAND_REACH, band } from './plate/band.ts';
import { bandOf } from './plate/presets.ts';

interface WaveBandProps {
  /** Unique on its page. */
  id: string;
  /** Sets the height; the band fills the width. */
  className?: string;
}

export function WaveBand({ id, className = 'h-12 w-full' }: WaveBandProps) {
  const plate = bandOf(plateCut());
  const { path, shades } = band(plate);
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 ${-BAND_REACH} ${plate.pitch * plate.lobes} ${2 * BAND_REACH}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth={plate.weight}
    >
      <defs>
        <g id={id}>
          <path id={`${id}m`} d={path} vectorEffect="non-scaling-stroke" />
          <use href={`#${id}m`} transform="scale(1 -1)" />
        </g>
      </defs>
      <g className="plate-line">
        {shades.map((shade) => (
          <g key={shade.color} stroke={shade.color}>
            {shade.copies.map((x) => (
              <use key={x} href={`#${id}`} x={x} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
