import { type chartOf, placeOf } from '../../lib/margin/curves.ts';
import type { Workshop } from './setup.ts';

type Props = {
  chart: ReturnType<typeof chartOf>;
  workshop: Workshop;
  isRtl: boolean;
  /** What stands over the ruler. */
  now: string;
  /** The name of the plan that is priced on request. */
  onRequest?: string | undefined;
};

/** Closer than this, two labels would touch on a phone. */
const leastGap = 0.06;

/** Those of the places that have room for a label. */
function withRoom<Place extends { x: number }>(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.toSorted((a, b) => a.x - b.x))
    if (kept.every(({ x }) => place.x - x >= leastGap)) kept.push(place);
  return kept;
}

/** The words on the chart: a drawing of their own, because mirroring it would mirror the letters. */
export function ChartLabels({ chart, workshop, isRtl, now, onRequest }: Props) {
  const { count, amount } = workshop;
  const at = (place: number) => `${(100 * (isRtl ? 1 - place : place)).toFixed(2)}%`;
  const down = (place: number) => `${(100 * place).toFixed(2)}%`;
  const aside = (by: number) => (isRtl ? -by : by);
  const ends = placeOf(chart.ends, chart.most);
  const zero = down(chart.zero);
  return (
    <svg
      aria-hidden="true"
      className="margin-labels absolute inset-0 size-full overflow-visible font-mono text-xs"
    >
      <text x={at(0)} y={zero} dy="-7" dx={aside(4)} className="fill-soft">
        {amount(0n)}
      </text>
      {withRoom(chart.breakEvens)
        .filter(({ x }) => x > leastGap)
        .map(({ from, x }) => (
          <text key={from} x={at(x)} y={zero} dy="-11" textAnchor="middle" className="fill-print">
            {count(from)}
          </text>
        ))}
      {chart.best.map(({ name, end }) => (
        <text
          key={`${name}-${end.x}`}
          x={at(end.x)}
          y={down(Math.max(end.y, 0.06))}
          dy="-10"
          dx={aside(-6)}
          textAnchor={end.x > 0.3 ? 'end' : 'start'}
          className="fill-ink font-semibold"
        >
          {name}
        </text>
      ))}
      {withRoom(chart.best.map(({ to, end }) => ({ to, x: end.x }))).map(({ to, x }) => (
        <text
          key={to}
          x={at(x)}
          y="100%"
          dy="30"
          textAnchor={x > 0.9 ? 'end' : 'middle'}
          className="fill-soft"
        >
          {count(to)}
        </text>
      ))}
      {onRequest && ends < 0.94 && (
        <text x={at((1 + ends) / 2)} y="0" dy="14" writingMode="vertical-rl" className="fill-soft">
          {onRequest}
        </text>
      )}
      <text
        x={at(chart.now)}
        y="0"
        dy="-9"
        dx={aside(chart.now > 0.5 ? 1 : -1)}
        textAnchor={chart.now > 0.5 ? 'end' : 'start'}
        className="fill-ink font-semibold"
      >
        {now}
      </text>
    </svg>
  );
}
