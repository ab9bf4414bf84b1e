import type { ReactNode } from 'react';
import { longest } from '../../../lib/text.ts';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import { Picture, Sample } from '../sheet.tsx';
import { ChartSheet, Compass, type SheetName } from './chart-sheet.tsx';
import type { networkChartWords } from './network-chart-words.ts';

type Words = WordsOf<typeof networkChartWords>;
type Place = Words['partners'][number]['wide'];

/** Two layouts, because the lettering of the wide one would be too small on a phone. */
const sheets = {
  wide: {
    width: 800,
    height: 520,
    hub: { x: 408, y: 258 },
    rings: [70, 120, 180],
    stations: [0.4, 0.68],
    shown: 'hidden @[40rem]:block',
    name: 'text-[18px]',
    detail: 'text-[15.5px]',
  },
  narrow: {
    width: 400,
    height: 470,
    hub: { x: 178, y: 232 },
    rings: [48, 84, 126],
    stations: [0.54],
    shown: '@[40rem]:hidden',
    name: 'text-[17.5px] @[28rem]:text-[14px]',
    detail: 'text-[16.5px] @[28rem]:text-[12.5px]',
  },
} satisfies Record<SheetName, object>;

export function NetworkChart({
  words,
  brand,
  id,
  className,
}: DrawingProps<typeof networkChartWords>) {
  return (
    <Picture label={words.label} className={className}>
      <div className="rounded-plate border border-ink bg-card p-1">
        <div className="border border-edge">
          <Ladder />
          <Chart sheet="narrow" words={words} />
          <Chart sheet="wide" words={words} compass={<Compass id={id} cut={brand.plate} />} />
          <Ladder />
          <div className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-2 text-xs">
            <p className="font-semibold">{words.title}</p>
            <p className="text-soft">{words.note}</p>
            <Sample>{words.sample}</Sample>
          </div>
        </div>
      </div>
    </Picture>
  );
}

/** The degree scale along the edge of a chart. */
const Ladder = () => (
  <div className="h-1.5 border-edge border-y bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_1.5rem,transparent_1.5rem_3rem)]" />
);

/** Lettering with an outline in the paper's color, so that lines pass behind it. */
const halo = {
  stroke: 'var(--color-card)',
  strokeWidth: 7,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

type ChartProps = { sheet: SheetName; words: Words; compass?: ReactNode };

function Chart({ sheet, words: { partners, unit, hub: own }, compass }: ChartProps) {
  const { detail, height, hub, name: nameLook, rings, shown, stations, width } = sheets[sheet];
  const lettering = ({ name, detail: below }: Words['hub'], x: number, y: number) => (
    <>
      <text className={`font-mono ${detail}`} fill="var(--color-soft)" x={x} y={y} dy="1.25em">
        {below}
      </text>
      <text
        className={`font-display font-semibold ${nameLook}`}
        fill="var(--color-ink)"
        x={x}
        y={y}
      >
        {name}
      </text>
    </>
  );
  return (
    <svg
      aria-hidden="true"
      className={`w-full ${shown}`}
      direction="ltr"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
    >
      <ChartSheet sheet={sheet} />
      {compass}
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
          stations.map((station) => {
            const { x, y } = sounding(hub, port[sheet], station);
            return (
              // Sea charts set depths in italics, which the typeface does not have.
              <text key={`${x} ${y}`} transform={`translate(${x} ${y})skewX(-12)`} dy=".35em">
                {Math.round(port.latency * station)}
              </text>
            );
          }),
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
        <g {...halo}>{lettering(own, 27, 0)}</g>
      </g>
      {partners.map(({ name, code, latency, [sheet]: { x, y } }) => {
        const below = `${code} · ${latency} ${unit}`;
        // Clear of the chart's frame.
        const room = longest([below]) * 5 + 18;
        const middle = Math.min(Math.max(x, room), width - room);
        return (
          <g key={code} transform={`translate(${x} ${y})`}>
            <circle r="6" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="1.5" />
            <circle r="2" fill="var(--color-ink)" />
            <g textAnchor="middle" {...halo}>
              {/* On the side away from the hub, clear of the route. */}
              {lettering({ name, detail: below }, middle - x, y < hub.y ? -34 : 26)}
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The point that a curve from the hub to a port bends to. */
function control(hub: Place, { x, y }: Place, bow: number): Place {
  const [dx, dy] = [x - hub.x, y - hub.y];
  // The hub's name is at its right, so routes to the upper right curve the other way.
  const side = dx > 0 && dy < 0 ? -1 : 1;
  const by = (bow * side) / Math.hypot(dx, dy);
  return { x: (hub.x + x) / 2 - dy * by, y: (hub.y + y) / 2 + dx * by };
}

/** Three lines that curve outward. */
const routePath = (hub: Place, port: Place) =>
  [16, 27, 38]
    .map((bow) => {
      const { x, y } = control(hub, port, bow);
      return `M${hub.x} ${hub.y}Q${tenths(x)} ${tenths(y)} ${port.x} ${port.y}`;
    })
    .join('');

/** A place on the way to a port, on the inner side of its curve. */
function sounding(hub: Place, port: Place, at: number): Place {
  const over = control(hub, port, -14);
  const mix = (axis: 'x' | 'y') =>
    tenths((1 - at) ** 2 * hub[axis] + 2 * at * (1 - at) * over[axis] + at ** 2 * port[axis]);
  return { x: mix('x'), y: mix('y') };
}
