import { type chartOf, placeOf } from './curves.ts';
import type { Workshop } from './setup.ts';

type Props = {
  chart: ReturnType<typeof chartOf>;
  workshop: Workshop;
  isRtl: boolean;
  /** The name of the plan that is priced on request. */
  onRequest?: string | undefined;
};

/** Closer than this, two labels would touch on a phone. */
const leastGap = 0.06;

/** The chart on the smallest screens, and a letter, in pixels. */
const narrowest = 280;
const letter = 8;

/** Those of the places that have room for a label. */
function withRoom<Place extends { x: number }>(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.toSorted((a, b) => a.x - b.x))
    if (kept.every(({ x }) => place.x - x >= leastGap)) kept.push(place);
  return kept;
}

type Label = { x: number; text: string };

/** On small screens, a label goes that would touch another. */
const ifRoom = (label: Label, other: Label | undefined) => {
  const room = ((label.text.length + (other?.text.length ?? 0)) / 2) * letter + 4;
  return other && Math.abs(label.x - other.x) * narrowest < room ? 'margin-tight' : '';
};

/** On which side of its place a text has room on every screen, if on any. Beside zero it has none. */
function anchorOf(text: string, x: number): 'start' | 'end' | undefined {
  if (x < 2 * leastGap) return undefined;
  const width = text.length * letter + 12;
  if (x * narrowest > width) return 'end';
  return (1 - x) * narrowest > width ? 'start' : undefined;
}

/** The words on the chart: a drawing of their own, because mirroring it would mirror the letters. */
export function ChartLabels({ chart, workshop, isRtl, onRequest = '' }: Props) {
  const { count, amount } = workshop;
  const at = (place: number) => `${(100 * (isRtl ? 1 - place : place)).toFixed(2)}%`;
  const down = (place: number) => `${(100 * place).toFixed(2)}%`;
  const aside = (by: number) => (isRtl ? -by : by);
  const ends = placeOf(chart.ends, chart.most);
  const zero = down(chart.zero);
  const free = amount(0n);
  const evens = withRoom(chart.breakEvens)
    .filter(({ x }) => x > 2 * leastGap - 0.02 && x < 1 - leastGap)
    .map(({ from, x }) => ({ x, text: count(from) }));
  const middleOfFree = (6 + (free.length * letter) / 2) / narrowest;
  const freeClass = ifRoom({ x: middleOfFree, text: free }, evens[0]);
  return (
    <svg
      aria-hidden="true"
      className="margin-labels absolute inset-0 size-full overflow-visible font-mono text-xs"
    >
      <text x={at(0)} y={zero} dy="-7" dx={aside(6)} className={`fill-soft ${freeClass}`.trim()}>
        {free}
      </text>
      {evens.map((label, index) => (
        <text
          key={label.x}
          x={at(label.x)}
          y={zero}
          dy="-11"
          textAnchor="middle"
          className={`fill-print ${ifRoom(label, evens[index - 1])}`.trim()}
        >
          {label.text}
        </text>
      ))}
      {chart.best.map(({ name, end }) => {
        const anchor = anchorOf(name, end.x);
        return (
          anchor && (
            <text
              key={`${name}-${end.x}`}
              x={at(end.x)}
              y={down(end.y)}
              dy="-10"
              dx={aside(anchor === 'end' ? -6 : 6)}
              textAnchor={anchor}
              className="fill-ink font-semibold"
            >
              {name}
            </text>
          )
        );
      })}
      {withRoom(chart.best.map(({ to, end }) => ({ to, x: end.x })))
        .filter(({ x }) => x > 2 * leastGap)
        .map(({ to, x }) => (
          <text
            key={to}
            x={at(x)}
            y="100%"
            dy="28"
            dx={x > 0.9 ? aside(-6) : 0}
            textAnchor={x > 0.9 ? 'end' : 'middle'}
            className="fill-soft"
          >
            {count(to)}
          </text>
        ))}
      {onRequest.length > 0 && onRequest.length <= 16 && ends < 0.92 && (
        <text
          x={at((1 + ends) / 2)}
          y="0"
          dy="4"
          writingMode="vertical-rl"
          // A line from right to left begins below.
          textAnchor={isRtl ? 'end' : 'start'}
          className="fill-soft"
        >
          {onRequest}
        </text>
      )}
    </svg>
  );
}
