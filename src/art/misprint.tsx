import { presetOf } from './plate/presets.ts';
import { RosetteLines } from './plate/rosette-lines.tsx';

interface MisprintProps {
  /** Unique on its page. */
  id: string;
  /** Figures in the middle of the print, such as the status of the page. */
  text?: string;
  className?: string;
}

const targets = ['-560 -560', '560 -560', '-560 560', '560 560'];

/** What one pass through the press leaves: the plate, its register marks, its figures. */
function Impression({ id, text }: Pick<MisprintProps, 'id' | 'text'>) {
  return (
    <>
      <RosetteLines preset="card" id={id} weight={presetOf('card').weight} color="var(--print)" />
      <g stroke="var(--print)">
        {targets.map((target) => (
          <g key={target} transform={`translate(${target})`}>
            <path d="M-44 0h88M0-44v88" vectorEffect="non-scaling-stroke" />
            <circle r="24" vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </g>
      {text && (
        <text
          className="narrow font-black font-display"
          fill="var(--print)"
          fontSize="210"
          textAnchor="middle"
          y="73"
        >
          {text}
        </text>
      )}
    </>
  );
}

/**
 * A spoiled sheet: printed in one ink, moved, and printed again in another. The second print only
 * refers to the first; a class on the reference brings its own ink.
 */
export function Misprint({ id, text, className }: MisprintProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="-640 -640 1280 1280" fill="none">
      <defs>
        <g id={id}>
          <Impression id={`${id}r`} text={text} />
        </g>
      </defs>
      <use href={`#${id}`} className="ink-operators" opacity="0.75" />
      <use
        href={`#${id}`}
        className="ink-agencies"
        transform="translate(30 -20)rotate(1.6)"
        opacity="0.85"
      />
    </svg>
  );
}
