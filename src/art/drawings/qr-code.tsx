import { encode } from 'uqr';

/** The empty modules around the code, which scanners need. */
const border = 3;

/** Runs of dark modules as horizontal strokes of width 1. The border ends every run. */
export function qrPath(rows: boolean[][]): string {
  const runs = rows.flatMap((row, y) =>
    row.map((isDark, x) =>
      isDark && !row[x - 1] ? `M${x} ${y + 0.5}h${row.indexOf(false, x) - x}` : '',
    ),
  );
  return runs.join('');
}

interface QrCodeProps {
  text: string;
  className?: string;
  /** Fixed colors, for a file without a style sheet. */
  paper?: string;
  ink?: string;
}

/** Dark on light in both themes, because many scanners read nothing else. */
export function QrCode({
  text,
  className,
  paper = 'light-dark(var(--color-card),var(--color-ink))',
  ink = 'light-dark(var(--color-ink),var(--color-card))',
}: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill={paper} />
      <path d={qrPath(data)} stroke={ink} />
    </svg>
  );
}
