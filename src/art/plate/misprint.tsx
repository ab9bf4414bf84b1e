import type { PlateCut } from '../../lib/marks.ts';
import { RosetteLines } from './rosette-lines.tsx';

type MisprintProps = {
  cut: PlateCut;
  /** Unique on its page. */
  id: string;
  /** In the middle, such as the status of the page. */
  text: string;
  className: string;
};

const targets = ['-560 -560', '560 -560', '-560 560', '560 560'];

/** A misprint: the same print in two inks, one beside the other. Classes on the references set the inks. */
export function Misprint({ cut, id, text, className }: MisprintProps) {
  return (
    <svg
      aria-hidden="true"
      className={`select-none ${className}`}
      viewBox="-640 -640 1280 1280"
      fill="none"
    >
      <defs>
        <g id={id}>
          <RosetteLines preset="card" cut={cut} id={`${id}r`} color="var(--print)" />
          <g stroke="var(--print)">
            {targets.map((target) => (
              <g key={target} transform={`translate(${target})`}>
                <path d="M-44 0h88M0-44v88" vectorEffect="non-scaling-stroke" />
                <circle r="24" vectorEffect="non-scaling-stroke" />
              </g>
            ))}
          </g>
          <text
            className="narrow font-black font-display"
            fill="var(--print)"
            fontSize="210"
            textAnchor="middle"
            y="73"
          >
            {text}
          </text>
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
