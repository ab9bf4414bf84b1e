import type { Mark } from '../lib/mark.ts';

type Props = { mark: Mark; text: string; mast: string; paper?: string };

/** The mark as a picture of its own; with paper behind it where the system cuts icons out. */
export function SiteIcon({ mark, text, mast, paper }: Props) {
  const inset = paper ? 'translate(4.8 4.8) scale(.6)' : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
      {paper && <rect width="24" height="24" fill={paper} />}
      <g transform={inset}>
        <path className="line" d={mark.line} stroke={text} strokeWidth="2" strokeLinejoin="round" />
        <path d={mark.solid} fill={mast} fillRule="evenodd" />
      </g>
    </svg>
  );
}
