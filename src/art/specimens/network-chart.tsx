import { RosetteLines } from '../rosette.tsx';
import { ChartSheet } from './chart-sheet.tsx';

interface Port {
  name: string;
  code: string;
  sounding: string;
  x: number;
  y: number;
}

export interface NetworkChartWords {
  label: string;
  title: string;
  sample: string;
  hub: { name: string; detail: string };
  partners: readonly Port[];
  soundings: readonly { value: string; x: number; y: number }[];
  note: string;
}

interface NetworkChartProps {
  words: NetworkChartWords;
  /** Unique on its page. */
  id: string;
  className?: string;
}

const HUB = { x: 410, y: 268 };

/** Three hairlines that part between the ports and meet at both. */
function route({ x, y }: Port): string {
  const bow = (by: number) => {
    const dx = x - HUB.x;
    const dy = y - HUB.y;
    const reach = Math.hypot(dx, dy);
    const mx = (HUB.x + x) / 2 - (dy / reach) * by;
    const my = (HUB.y + y) / 2 + (dx / reach) * by;
    return `M${HUB.x} ${HUB.y}Q${Math.round(mx)} ${Math.round(my)} ${x} ${y}`;
  };
  return [18, 30, 42].map(bow).join('');
}

/** A sea chart of roaming: ports are partners, and the soundings are milliseconds. */
export function NetworkChart({ words, id, className = '' }: NetworkChartProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="rounded-plate border border-ink bg-paper p-1">
        <div className="border border-edge">
          <Ladder />
          <svg
            aria-hidden="true"
            className="h-[23rem] w-full @[22rem]:h-[26rem] @[44rem]:h-auto"
            viewBox="0 0 800 520"
            preserveAspectRatio="xMidYMid slice"
            fill="none"
          >
            <ChartSheet />
            <g className="narrow font-display" fill="var(--color-soft)" fontSize="13">
              {words.soundings.map(({ value, x, y }) => (
                <text key={`${x} ${y}`} x={x} y={y}>
                  {value}
                </text>
              ))}
            </g>
            <g transform="translate(650 430)scale(.13)" opacity="0.9">
              <RosetteLines preset="seal" id={id} weight={0.8} />
              <path
                d="M0-420 60-60 420 0 60 60 0 420-60 60-420 0-60-60z"
                fill="var(--color-paper)"
                stroke="var(--print)"
                strokeWidth="9"
              />
              <path
                d="M0-420 60-60 0 0zM420 0 60 60 0 0zM0 420-60 60 0 0zM-420 0-60-60 0 0z"
                fill="var(--print)"
              />
            </g>
            <path d={words.partners.map(route).join('')} stroke="var(--print)" strokeWidth="0.9" />
            <Hub {...words.hub} />
            {words.partners.map((port) => (
              <PortMark key={port.code} {...port} />
            ))}
          </svg>
          <Ladder />
          <div className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-2 text-xs">
            <p className="font-semibold">{words.title}</p>
            <p className="text-soft">{words.note}</p>
            <p className="ml-auto font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
              {words.sample}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}

/** The degree scale along the edge of a chart. */
function Ladder() {
  return (
    <div className="h-1.5 border-edge border-y bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_1.5rem,transparent_1.5rem_3rem)]" />
  );
}

function Hub({ name, detail }: NetworkChartWords['hub']) {
  return (
    <g transform={`translate(${HUB.x} ${HUB.y})`}>
      <g stroke="var(--print)" strokeWidth="0.8" strokeDasharray="2 4">
        <circle r="70" />
        <circle r="120" />
        <circle r="180" />
      </g>
      <circle r="17" fill="var(--color-paper)" stroke="var(--print)" strokeWidth="1.5" />
      <circle r="11" stroke="var(--print)" strokeWidth="0.8" />
      <circle r="5" fill="var(--color-mast)" />
      <Lettering x={28} y={0} name={name} detail={detail} />
    </g>
  );
}

/** The name stands on the far side of its port, clear of the route to the hub. */
function PortMark({ name, code, sounding, x, y }: Port) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="6" fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="1.5" />
      <circle r="2" fill="var(--color-ink)" />
      <Lettering
        x={0}
        y={y < HUB.y ? -28 : 24}
        name={name}
        detail={`${code} · ${sounding}`}
        middle
      />
    </g>
  );
}

interface LetteringProps {
  x: number;
  y: number;
  name: string;
  detail: string;
  middle?: boolean;
}

/** Names on a chart stand in a halo of paper, so that lines pass behind them. */
function Lettering({ x, y, name, detail, middle = false }: LetteringProps) {
  return (
    <g
      textAnchor={middle ? 'middle' : 'start'}
      stroke="var(--color-paper)"
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <text
        className="font-display font-semibold"
        fill="var(--color-ink)"
        fontSize="15"
        x={x}
        y={y}
      >
        {name}
      </text>
      <text className="font-mono" fill="var(--color-soft)" fontSize="12.5" x={x} y={y + 15}>
        {detail}
      </text>
    </g>
  );
}
