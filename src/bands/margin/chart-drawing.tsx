import { type Chart, marksOf } from './curves.ts';

type Props = { id: string; chart: Chart };

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** A line from top to bottom. */
function Upright({
  x,
  ...line
}: {
  x: number;
  y1?: string;
  y2?: string;
  stroke: string;
  strokeDasharray?: string;
  strokeWidth?: number;
}) {
  return <line x1={percent(x)} x2={percent(x)} y2="100%" {...line} />;
}

/** Hatched from the line of nothing to the curve; every second plan is lighter. */
function Areas({ id, chart }: Props) {
  return chart.best.map(({ name, area, end }, index) => (
    <g key={`${name}-${end.x}`}>
      <clipPath id={`${id}-area-${index}`} clipPathUnits="objectBoundingBox">
        <path d={area} />
      </clipPath>
      <pattern
        id={`${id}-hatch-${index}`}
        width={index % 2 === 0 ? 3.5 : 6}
        height="8"
        patternUnits="userSpaceOnUse"
      >
        <path d="M.5 0v8" stroke="var(--print-mid)" />
      </pattern>
      <rect
        width="100%"
        height="100%"
        fill={`url(#${id}-hatch-${index})`}
        clipPath={`url(#${id}-area-${index})`}
      />
    </g>
  ));
}

/** Where no plan has a price. */
function OnRequest({ id, chart }: Props) {
  const { ends } = chart;
  if (ends === 1) return null;
  return (
    <>
      <pattern
        id={`${id}-request`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M.5 0v7" stroke="var(--color-rule)" />
      </pattern>
      <rect
        x={percent(ends)}
        width={percent(1 - ends)}
        height="100%"
        fill={`url(#${id}-request)`}
      />
    </>
  );
}

/** A whole line for each plan, and a heavy one where it is the cheapest. */
function Curves({ chart }: Pick<Props, 'chart'>) {
  const curve = (d: string, strokeWidth: number, key: string) => (
    <path
      key={key}
      d={d}
      stroke="var(--print)"
      strokeWidth={strokeWidth}
      vectorEffect="non-scaling-stroke"
    />
  );
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      fill="none"
    >
      {chart.lines.map(({ name, curve: d, end }) => curve(d, 0.75, `${name}-${end.x}`))}
      {chart.best.map(({ name, curve: d, end }) => curve(d, 2.5, `best-${name}-${end.x}`))}
    </svg>
  );
}

/** The chart as an engraving, without its words. */
export function ChartDrawing({ id, chart }: Props) {
  const { now } = chart;
  const zero = percent(chart.zero);
  return (
    <svg aria-hidden="true" className="outward absolute inset-0 size-full overflow-visible">
      <Areas id={id} chart={chart} />
      <OnRequest id={id} chart={chart} />
      {chart.best.map(({ name, end }) => (
        <Upright
          key={`${name}-${end.x}`}
          x={end.x}
          stroke="var(--color-edge)"
          strokeDasharray="2 3"
        />
      ))}
      <Curves chart={chart} />
      <line x2="100%" y1={zero} y2={zero} stroke="var(--color-ink)" />
      <svg
        aria-hidden="true"
        y="100%"
        height="12"
        className="overflow-visible"
        stroke="var(--color-ink)"
      >
        {marksOf(chart.end).map(({ sold, x, isLong }) => (
          <line key={sold} x1={percent(x)} x2={percent(x)} y2={isLong ? 11 : 5} />
        ))}
        <Upright x={now.x} y2="40" stroke="var(--color-ink)" strokeWidth={1.5} />
      </svg>
      {chart.breakEvens.map(({ name, x }) => (
        <circle
          key={`${name}-${x}`}
          cx={percent(x)}
          cy={zero}
          r="4.5"
          fill="var(--color-card)"
          stroke="var(--print)"
          strokeWidth="2"
        />
      ))}
      {/* From the curve downward, where no name of a plan is. */}
      <Upright x={now.x} y1={percent(now.y)} stroke="var(--color-ink)" strokeWidth={1.5} />
      {now.y < 1 && (
        <circle cx={percent(now.x)} cy={percent(now.y)} r="4" fill="var(--color-ink)" />
      )}
    </svg>
  );
}
