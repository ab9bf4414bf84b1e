import { presetOf } from './plate/presets.ts';
import { RosetteLines } from './rosette.tsx';

interface SealProps {
  /** Unique on its page. */
  id: string;
  className?: string;
  /** Up to two letters in the middle; without them the seal has a solid heart. */
  letters?: string;
}

/** The smallest print of the plate: it still reads at 32 px. */
export function Seal({ id, className, letters }: SealProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="-500 -500 1000 1000" fill="none">
      <RosetteLines preset="seal" id={id} weight={presetOf('seal').weight} />
      {letters ? (
        <text
          className="wide font-display font-bold"
          fill="var(--print)"
          fontSize={letters.length > 1 ? 260 : 360}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letters}
        </text>
      ) : (
        <circle r="120" fill="var(--print)" />
      )}
    </svg>
  );
}
