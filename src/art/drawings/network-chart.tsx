import type { ReactNode } from 'react';
import { tenths } from '../plate/path.ts';
import { Rosette } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Line, Lines } from './lines.tsx';
import { Picture, Sample } from './sheet.tsx';

type Place = { x: number; y: number };

const hub: Place = { x: 408, y: 258 };

/** Latitudes are arcs about a pole above the sheet; meridians run from that pole. */
const latitudes = [820, 910, 1000, 1090, 1180, 1270];
const meridians = [-625, -455, -296, -146, 0, 146, 296, 455, 625];

/** Shores of no real country. */
const shores =
  'M-40 70C60 40 130 60 176 30S250-20 268-60L-60-60z' +
  'M-40 380C40 352 84 388 132 372s84 6 120 52 20 84 74 108 60 40 62 80H-60z' +
  'M840 120c-70-6-92 34-142 28s-66 26-58 70 60 40 88 78-4 66 22 92 60 18 90 40z';

/** Lines along the shore: strokes whose middle is covered with the color of the paper. */
const echoes = [26, 18, 11, 5];

/** Text with an outline in the paper's color, so that lines pass behind it. */
const halo = {
  stroke: 'var(--color-card)',
  strokeWidth: 6,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

/** The sheet is stretched to its place; the symbols on it keep their size and shape. */
export function NetworkChart({ words, className }: DrawingProps<'networkChart'>) {
  const { partners, unit } = words;
  return (
    <Picture label={words.label} className={className}>
      <div className="rounded-plate border border-ink bg-card p-1">
        <div className="border border-edge">
          <Ladder />
          <div dir="ltr" className="relative">
            <svg
              aria-hidden="true"
              className="aspect-[5/6] w-full text-[12px] @max-[19rem]:text-[10px] @[40rem]:aspect-[20/13] @[40rem]:text-[13px]"
              fill="none"
            >
              {/* A chart is not mirrored from right to left. */}
              <Lines box="0 0 800 520" className="scale-none">
                <g stroke="var(--color-rule)" strokeWidth="0.7">
                  {latitudes.map((reach) => (
                    <circle key={reach} cx="400" cy="-760" r={reach} />
                  ))}
                  <Line d={meridians.map((x) => `M400-760l${x} 1280`).join('')} />
                </g>
                {echoes.map((width) => (
                  <g key={width}>
                    <Line
                      d={shores}
                      stroke="var(--print-far)"
                      strokeWidth={width + 1}
                      opacity="0.7"
                    />
                    <Line d={shores} stroke="var(--color-paper)" strokeWidth={width} />
                  </g>
                ))}
                <Line d={shores} fill="var(--color-sheet)" />
                <Line d={partners.map(routePath).join('')} strokeWidth="0.8" />
              </Lines>
              {partners.flatMap((port) =>
                [0.68].map((station) => (
                  <At key={`${port.code} ${station}`} {...beside(port, station, -7)}>
                    {/* Nautical charts print depths in italics, which the typeface does not have. */}
                    <text
                      className={`narrow font-display ${station > 0.5 ? 'hidden @[40rem]:block' : ''}`}
                      fill="var(--color-soft)"
                      textAnchor="middle"
                      transform="skewX(-12)"
                      dy=".35em"
                      {...halo}
                    >
                      {Math.round(port.latency * station)}
                    </text>
                  </At>
                )),
              )}
              <At {...hub}>
                <g stroke="var(--print)">
                  {['10.4%', '17.8%', '26.6%'].map((r) => (
                    <circle key={r} r={r} strokeWidth="0.7" strokeDasharray="2 4" />
                  ))}
                  <circle r="14" fill="var(--color-card)" strokeWidth="1.3" />
                  <circle r="9" strokeWidth="0.7" />
                  <circle r="4" fill="var(--color-mast)" stroke="none" />
                </g>
                <Lettering x={23} y={0} name={words.hub.name} below={words.hub.detail} />
              </At>
              {partners.map(({ name, code, latency, x, y }) => (
                <At key={code} x={x} y={y}>
                  <circle r="5" fill="var(--color-card)" stroke="var(--color-ink)" />
                  <circle r="1.7" fill="var(--color-ink)" />
                  {/* Away from the hub and its route. Near an edge, toward the middle. */}
                  <g textAnchor={anchor(x)}>
                    <Lettering
                      y={y < hub.y ? -28 : 22}
                      name={name}
                      below={`${code} · ${latency} ${unit}`}
                    />
                  </g>
                </At>
              ))}
            </svg>
            <Compass />
          </div>
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

const anchor = (x: number) => (x < 200 ? 'start' : x > 600 ? 'end' : 'middle');

/** Content at a position of the sheet. */
const At = ({ x, y, children }: Place & { children: ReactNode }) => (
  <svg x={`${tenths(x / 8)}%`} y={`${tenths(y / 5.2)}%`} overflow="visible">
    {children}
  </svg>
);

type LetteringProps = { x?: number; y: number; name: string; below: string };

const Lettering = ({ x, y, name, below }: LetteringProps) => (
  <g {...halo}>
    <text className="font-mono" fill="var(--color-soft)" x={x} y={y + 16}>
      {below}
    </text>
    <text
      className="font-display font-semibold text-[13px] @max-[19rem]:text-[11px] @[40rem]:text-[15px]"
      fill="var(--color-ink)"
      x={x}
      y={y}
    >
      {name}
    </text>
  </g>
);

const Compass = () => (
  <div className="absolute top-[5%] right-[5%] hidden size-24 @[40rem]:block">
    <Rosette preset="seal" className="size-full" />
    <svg aria-hidden="true" className="absolute inset-0" viewBox="-500 -500 1000 1000">
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
    </svg>
  </div>
);

/** A position on the route to a port, moved to the outer side of its curve. */
function beside(port: Place, at: number, by: number): Place {
  const [dx, dy] = [port.x - hub.x, port.y - hub.y];
  // The hub's name is on its right, so routes to the upper right curve the other way.
  const side = (dx > 0 && dy < 0 ? -by : by) / Math.hypot(dx, dy);
  return { x: hub.x + at * dx - side * dy, y: hub.y + at * dy + side * dx };
}

/** Three lines that curve outward. */
const routePath = (port: Place) =>
  [16, 27, 38]
    .map((bow) => {
      const { x, y } = beside(port, 0.5, bow);
      return `M${hub.x} ${hub.y}Q${tenths(x)} ${tenths(y)} ${port.x} ${port.y}`;
    })
    .join('');
