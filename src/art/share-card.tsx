import type { PresetName } from './plate/presets.ts';
import { RosetteLines } from './rosette.tsx';

export type ShareCardProps = {
  title: string;
  brandName: string;
  tagline: string;
  preset: PresetName;
  ink: string;
  paper: string;
  text: string;
  mast: string;
};

const width = 1200;
const height = 630;

/** Greedy lines by the average width of a letter: the drawing has no layout engine to ask. */
export function wrap(title: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= perLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What a shared link shows: the page's title over the plate, in its ink. Colors are plain values. */
export function ShareCard({
  title,
  brandName,
  tagline,
  preset,
  ink,
  paper,
  text,
  mast,
}: ShareCardProps) {
  const lines = wrap(title, 17);
  const size = lines.length > 3 ? 76 : 92;
  const top = height / 2 - ((lines.length - 1) * size * 1.06) / 2 + size * 0.3;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={paper} />
      <g transform="translate(1010 330) scale(.92)" fill="none">
        <RosetteLines preset={preset} id="plate" weight={1.5} color={ink} />
      </g>
      <g fontFamily="Archivo" fontWeight={700} fill={text}>
        {lines.map((line, index) => (
          <text
            key={line}
            x={72}
            y={top + index * size * 1.06}
            fontSize={size}
            letterSpacing={-1.4}
          >
            {line}
          </text>
        ))}
        <g transform="translate(70 58) scale(2)" fill="none">
          <path d="M3 3h11.5L21 9.5V21H3z" stroke={text} strokeWidth={2} strokeLinejoin="round" />
          <circle cx={11.8} cy={12.2} r={4.4} fill={mast} />
        </g>
        <text x={132} y={97} fontSize={36}>
          {brandName}
        </text>
        <text x={72} y={566} fontSize={30} fill={ink}>
          {tagline}
        </text>
      </g>
    </svg>
  );
}
