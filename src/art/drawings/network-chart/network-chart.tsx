import type { ReactNode } from 'react';
import { longest } from '../../../lib/text.ts';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import { routePath, soundings } from './chart-route.ts';
import { ChartSheet, Compass, type Sheet } from './chart-sheet.tsx';
import type { networkChartWords } from './network-chart-words.ts';

/** Two layouts, because the lettering of the wide one would be too small on a phone. */
const sheets = {
  wide: {
    viewBox: '0 0 800 520',
    width: 800,
    hub: { x: 408, y: 258 },
    rings: [70, 120, 180],
    stations: [0.4, 0.68],
    shown: 'hidden @[40rem]:block',
    name: 'text-[18px]',
    detail: 'text-[15.5px]',
  },
  narrow: {
    viewBox: '0 0 400 470',
    width: 400,
    hub: { x: 178, y: 232 },
    rings: [48, 84, 126],
    stations: [0.54],
    shown: '@[40rem]:hidden',
    name: 'text-[17.5px] @[28rem]:text-[14px]',
    detail: 'text-[16.5px] @[28rem]:text-[12.5px]',
  },
} satisfies Record<Sheet, object>;

export function NetworkChart({
  words,
  brand,
  id,
  className = '',
}: DrawingProps<typeof networkChartWords>) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="rounded-plate border border-ink bg-card p-1">
        <div className="border border-edge">
          <Ladder />
          <Chart sheet="narrow" words={words} />
          <Chart sheet="wide" words={words}>
            <Compass id={id} cut={brand.plate} />
          </Chart>
          <Ladder />
          <div className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-2 text-xs">
            <p className="font-semibold">{words.title}</p>
            <p className="text-soft">{words.note}</p>
            <p className="font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em] ms-auto">
              {words.sample}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}

type ChartProps = { sheet: Sheet; words: WordsOf<typeof networkChartWords>; children?: ReactNode };

function Chart({ sheet, words, children }: ChartProps) {
  const { detail, hub, rings, shown, stations, viewBox, width } = sheets[sheet];
  const { partners, unit } = words;
  return (
    <svg
      aria-hidden="true"
      className={`w-full ${shown}`}
      direction="ltr"
      viewBox={viewBox}
      fill="none"
    >
      <ChartSheet sheet={sheet} />
      {children}
      <path
        d={partners.map((port) => routePath(hub, port[sheet])).join('')}
        stroke="var(--print)"
        strokeWidth="0.9"
      />
      <g
        className={`narrow font-display ${detail}`}
        fill="var(--color-soft)"
        textAnchor="middle"
        {...halo}
      >
        {partners.flatMap((port) =>
          soundings(hub, port[sheet], port.latency, stations).map(({ value, x, y }) => (
            // Sea charts set depths in italics, which the typeface does not have.
            <text key={`${x} ${y}`} transform={`translate(${x} ${y})skewX(-12)`} dy=".35em">
              {value}
            </text>
          )),
        )}
      </g>
      <g transform={`translate(${hub.x} ${hub.y})`}>
        <g stroke="var(--print)" strokeWidth="0.8" strokeDasharray="2 4">
          {rings.map((r) => (
            <circle key={r} r={r} />
          ))}
        </g>
        <circle r="17" fill="var(--color-card)" stroke="var(--print)" strokeWidth="1.5" />
        <circle r="11" stroke="var(--print)" strokeWidth="0.8" />
        <circle r="5" fill="var(--color-mast)" />
        <Lettering sheet={sheet} x={27} y={0} {...words.hub} />
      </g>
      {partners.map(({ name, code, latency, [sheet]: { x, y } }) => (
        <g key={code} transform={`translate(${x} ${y})`}>
          <circle r="6" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="1.5" />
          <circle r="2" fill="var(--color-ink)" />
          {/* On the side away from the hub, clear of the route. */}
          <Lettering
            sheet={sheet}
            x={keptInside(x, `${code} · ${latency} ${unit}`, width) - x}
            y={y < hub.y ? -34 : 26}
            name={name}
            detail={`${code} · ${latency} ${unit}`}
            middle
          />
        </g>
      ))}
    </svg>
  );
}

/** Where the middle of a line must be, so that it stays clear of the chart's frame. */
function keptInside(x: number, line: string, width: number) {
  const half = longest([line]) * 5 + 18;
  return Math.min(Math.max(x, half), width - half);
}

/** The degree scale along the edge of a chart. */
function Ladder() {
  return (
    <div className="h-1.5 border-edge border-y bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_1.5rem,transparent_1.5rem_3rem)]" />
  );
}

/** Lettering with an outline in the paper's color, so that lines pass behind it. */
const halo = {
  stroke: 'var(--color-card)',
  strokeWidth: 7,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

type LetteringProps = {
  sheet: Sheet;
  x: number;
  y: number;
  name: string;
  detail: string;
  middle?: boolean;
};

function Lettering({ sheet, x, y, name, detail, middle = false }: LetteringProps) {
  return (
    <g textAnchor={middle ? 'middle' : 'start'} {...halo}>
      <text
        className={`font-mono ${sheets[sheet].detail}`}
        fill="var(--color-soft)"
        x={x}
        y={y}
        dy="1.25em"
      >
        {detail}
      </text>
      <text
        className={`font-display font-semibold ${sheets[sheet].name}`}
        fill="var(--color-ink)"
        x={x}
        y={y}
      >
        {name}
      </text>
    </g>
  );
}
