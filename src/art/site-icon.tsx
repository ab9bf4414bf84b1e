type Props = { text: string; mast: string; paper?: string };

const PLATE =
  'M11.8 7.7A1.44 1.44 0 0 1 14.05 8.3A1.44 1.44 0 0 1 15.7 9.95A1.44 1.44 0 0 1 16.3 12.2A1.44 1.44 0 0 1 15.7 14.45A1.44 1.44 0 0 1 14.05 16.1A1.44 1.44 0 0 1 11.8 16.7A1.44 1.44 0 0 1 9.55 16.1A1.44 1.44 0 0 1 7.9 14.45A1.44 1.44 0 0 1 7.3 12.2A1.44 1.44 0 0 1 7.9 9.95A1.44 1.44 0 0 1 9.55 8.3A1.44 1.44 0 0 1 11.8 7.7z';

/** The mark as a picture of its own; with paper behind it where the system cuts icons out. */
export function SiteIcon({ text, mast, paper }: Props) {
  const inset = paper ? 'translate(4.8 4.8) scale(.6)' : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
      {paper && <rect width="24" height="24" fill={paper} />}
      <g transform={inset}>
        <path
          d="M3 3h11.5L21 9.5V21H3z"
          stroke={text}
          strokeWidth="2"
          strokeLinejoin="round"
          className="line"
        />
        <path d={PLATE} fill={mast} />
      </g>
    </svg>
  );
}
