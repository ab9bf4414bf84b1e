import type { Mark, PlateCut } from '../../lib/marks.ts';
import { MarkShape } from '../marks/logo.tsx';
import type { PresetName } from './presets.ts';
import { RosetteLines } from './rosette-lines.tsx';

export type ShareCardProps = {
  title: string;
  /** The direction of the text. The plate is on the side where lines end. */
  dir?: 'ltr' | 'rtl';
  brandName: string;
  tagline: string;
  preset: PresetName;
  cut: PlateCut;
  mark: Mark;
  /** The display typeface: its family, and the average width of its letters in ems. */
  face: { family: string; letter: number };
  ink: string;
  paper: string;
  text: string;
  mast: string;
};

const width = 1200;
const height = 630;
const lead = 1.07;

/** Breaks lines by the average width of a letter, because the renderer has no text layout. */
export function wrap(title: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && longer.length <= perLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest font size at which the title fits its column in three lines. */
function setTitle(title: string, letter: number): { lines: string[]; size: number } {
  const column = 664;
  for (const size of [92, 84, 76, 68]) {
    const lines = wrap(title, Math.floor(column / (size * letter)));
    if (lines.length <= 3) return { lines, size };
  }
  return { lines: wrap(title, 20), size: 60 };
}

/** The sharing image of a page. */
export function ShareCard(props: ShareCardProps) {
  const { title, dir, brandName, tagline, preset, cut, mark, face, ink, paper, text, mast } = props;
  const isRtl = dir === 'rtl';
  const at = (start: number) => (isRtl ? width - start : start);
  // The renderer takes all text for left-to-right, unless the text itself marks its direction.
  const run = (words: string) => (isRtl ? `\u202b${words}\u202c` : words);
  const { lines, size } = setTitle(title, face.letter);
  const top = height / 2 - ((lines.length - 1) * size * lead) / 2 + size * 0.36;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={paper} />
      <g transform={`translate(${at(1236)} 315)`} fill="none">
        <RosetteLines preset={preset} cut={cut} id="plate" weight={1.2} color={ink} />
      </g>
      <g
        fontFamily={face.family}
        fontWeight={700}
        fill={text}
        textAnchor={isRtl ? 'end' : undefined}
      >
        {lines.map((line, index) => (
          <text
            key={line}
            x={at(72)}
            y={top + index * size * lead}
            fontSize={size}
            letterSpacing={isRtl ? undefined : -size / 64}
          >
            {run(line)}
          </text>
        ))}
        <g transform={`translate(${isRtl ? at(118) : 70} 58) scale(2)`} fill="none">
          <MarkShape mark={mark} text={text} mast={mast} />
        </g>
        <text x={at(132)} y={97} fontSize={38}>
          {brandName}
        </text>
        <text x={at(72)} y={566} fontSize={32} fill={ink}>
          {run(tagline)}
        </text>
      </g>
    </svg>
  );
}
