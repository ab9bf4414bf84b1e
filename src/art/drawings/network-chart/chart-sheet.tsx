import type { PlateCut } from '../../../lib/marks.ts';
import { RosetteLines } from '../../plate/rosette-lines.tsx';

/** Latitudes are arcs about a pole above the sheet; meridians run from that pole. */
const POLE = { x: 400, y: -760 };
const latitudes = [820, 910, 1000, 1090, 1180, 1270];
const meridians = [-26, -19.5, -13, -6.5, 0, 6.5, 13, 19.5, 26];

const ray = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const end = (reach: number) =>
    `${Math.round(POLE.x + reach * Math.sin(angle))} ${Math.round(POLE.y + reach * Math.cos(angle))}`;
  return `M${end(700)}L${end(1400)}`;
};

/** Shores of no real country. */
const shores = {
  wide:
    'M-40 70C60 40 130 60 176 30S250-20 268-60L-60-60z' +
    'M-40 380C40 352 84 388 132 372s84 6 120 52 20 84 74 108 60 40 62 80H-60z' +
    'M840 120c-70-6-92 34-142 28s-66 26-58 70 60 40 88 78-4 66 22 92 60 18 90 40z',
  narrow:
    'M-30 44C10 30 30 40 56 22S96-16 104-50L-40-50z' +
    'M-30 404c26-16 44 4 66-2s44 12 58 34 4 40 20 60H-40z' +
    'M430 200c-22-6-30 8-38 28s10 30 20 46-8 34 6 48 20 10 30 18z',
};

export type SheetName = keyof typeof shores;

/** Lines off the shore: each is a stroke whose middle is covered in the color of the paper. */
const echoes = [30, 21, 13, 6];

export function ChartSheet({ sheet }: { sheet: SheetName }) {
  const d = shores[sheet];
  return (
    <g fill="none">
      <g stroke="var(--color-rule)" strokeWidth="0.8">
        {latitudes.map((reach) => (
          <circle key={reach} cx={POLE.x} cy={POLE.y} r={reach} />
        ))}
        <path d={meridians.map(ray).join('')} />
      </g>
      {echoes.map((width) => (
        <g key={width}>
          <path d={d} stroke="var(--print-far)" strokeWidth={width + 1} opacity="0.7" />
          <path d={d} stroke="var(--color-paper)" strokeWidth={width} />
        </g>
      ))}
      <path
        d={d}
        fill="var(--color-sheet)"
        stroke="var(--print)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </g>
  );
}

export function Compass({ id, cut }: { id: string; cut: PlateCut }) {
  return (
    <g transform="translate(716 74)scale(.11)" opacity="0.9">
      <RosetteLines preset="seal" cut={cut} id={id} weight={0.8} />
      <path
        d="M0-420 60-60 420 0 60 60 0 420-60 60-420 0-60-60z"
        fill="var(--color-card)"
        stroke="var(--print)"
        strokeWidth="9"
      />
      <path
        d="M0-420 60-60 0 0zM420 0 60 60 0 0zM0 420-60 60 0 0zM-420 0-60-60 0 0z"
        fill="var(--print)"
      />
    </g>
  );
}
