import { simOutline, smallPlate } from './logo-paths.ts';

type Props = { text: string; mast: string; paper?: string };

/** The mark as a picture of its own; with paper behind it where the system cuts icons out. */
export function SiteIcon({ text, mast, paper }: Props) {
  const inset = paper ? 'translate(4.8 4.8) scale(.6)' : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
      {paper && <rect width="24" height="24" fill={paper} />}
      <g transform={inset}>
        <path
          className="line"
          d={simOutline}
          stroke={text}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d={smallPlate} fill={mast} fillRule="evenodd" />
      </g>
    </svg>
  );
}
