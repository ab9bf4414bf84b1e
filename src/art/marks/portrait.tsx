import { cuts, hatch, leaning } from './portrait-hatch.ts';
import { type Hair, lookOf } from './portrait-look.ts';
import { portraitTone, type Tone } from './portrait-tone.ts';

interface PortraitProps {
  /** The person's name. The same name always gets the same face. */
  seed: string;
  /** Unique on its page. */
  id: string;
  hair?: Hair;
  className?: string;
  /** Style rules, where it is a file of its own and no page gives it colors. */
  rules?: string;
}

const width = 120;
const height = 150;
const LEAN = -14;

/*
 * Light lines on a dark page would look like a negative. In the dark theme the oval is filled and the
 * lines are cut out of it, in a tone of its ink that does not glare.
 */
const LINE = 'light-dark(var(--print),var(--color-paper))';
const OVAL = 'light-dark(transparent,color-mix(in oklab,var(--print) 74%,var(--color-paper)))';
const middle = { x: width / 2, y: height / 2 };

/** A portrait as on a banknote: no outline, only lines that are wider in the shadow. */
export function Portrait({ seed, id, hair, className, rules }: PortraitProps) {
  const figure = portraitTone(lookOf(seed, hair));
  const ground: Tone = (x, y) => (figure(x, y) === null ? 0.5 : null);
  const leant = leaning(figure, LEAN, middle);
  const size = { width, height, pitch: 1.8 };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
    >
      {rules && <style>{rules}</style>}
      <clipPath id={id}>
        <ellipse cx="60" cy="75" rx="53" ry="68" />
      </clipPath>
      <ellipse cx="60" cy="75" rx="53" ry="68" fill={OVAL} />
      <g clipPath={`url(#${id})`} stroke={LINE}>
        <path d={hatch({ ...size, tone: ground, from: 0.1, pitch: 2.4 })} strokeWidth="0.3" />
        <g transform={`rotate(${LEAN} 60 75)`}>
          {cuts.map(({ from, width: swell }) => (
            <path key={from} d={hatch({ ...size, tone: leant, from })} strokeWidth={swell} />
          ))}
        </g>
      </g>
      <g stroke="var(--print)">
        <ellipse cx="60" cy="75" rx="53" ry="68" strokeWidth="0.9" />
        <ellipse cx="60" cy="75" rx="58.5" ry="73.5" strokeWidth="0.5" />
        <ellipse
          cx="60"
          cy="75"
          rx="55.8"
          ry="70.8"
          strokeWidth="2"
          strokeDasharray="0.01 3.3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
