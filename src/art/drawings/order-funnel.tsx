import type { DrawingProps } from './drawing-props.ts';
import { Bar, Line, Lines } from './lines.tsx';
import { Sample } from './sheet.tsx';

/** Each line represents an equal share of the orders. */
const LINES = 48;
const PITCH = 2.5;
const STEP = 100;

/** A line goes to the end, or turns down before the moment that its orders do not reach. */
function flow(line: number, left: readonly number[]): string {
  const y = line * PITCH + 1;
  const stop = left.findIndex((lines) => line >= lines);
  if (stop < 0) return `M0 ${y}H${STEP * left.length}`;
  const x = STEP * stop - 34 - (line - (left[stop] ?? 0)) * 3;
  return `M0 ${y}H${x}C${x + 14} ${y} ${x + 18} ${y + 14} ${x + 19} 150`;
}

export function OrderFunnel({ words, brand, className }: DrawingProps<'orderFunnel'>) {
  const { moments } = words;
  const number = new Intl.NumberFormat(brand.locale).format;
  const percent = new Intl.NumberFormat(brand.locale, { style: 'percent' }).format;
  const first = moments[0]?.count || 1;
  /** The number of lines that are left at each moment. */
  const left = moments.map(({ count }) => Math.round((LINES * count) / first));
  return (
    <figure aria-label={words.label} className={`relative ${className}`}>
      <Lines
        box={`0 0 ${STEP * moments.length} 150`}
        className="absolute inset-x-0 top-0 h-48 w-full max-sm:hidden"
      >
        <Line d={Array.from({ length: LINES }, (_, line) => flow(line, left)).join('')} />
      </Lines>
      <ol className="grid sm:grid-cols-4">
        {moments.map(({ name, count, note }, index) => {
          const lost = count - (moments[index + 1]?.count ?? count);
          return (
            <li key={name} className="border-ink pb-6 sm:border-s sm:ps-4 sm:pt-51 sm:pe-4">
              <Bar share={(100 * count) / first} className="mb-2 h-8 sm:hidden" />
              <div className="flex items-baseline gap-x-3 sm:block">
                <p className="text-sm">{name}</p>
                <p className="narrow font-bold font-display text-2xl leading-tight max-sm:order-first">
                  {number(count)}
                </p>
                <p className="font-mono text-soft text-xs tabular-nums max-sm:ms-auto">
                  {percent(count / first)}
                </p>
              </div>
              <p className="mt-1 text-sm text-soft sm:mt-3">
                {lost > 0 && (
                  <span className="font-mono text-print tabular-nums">−{number(lost)} </span>
                )}
                {note}
              </p>
            </li>
          );
        })}
      </ol>
      <Sample className="mt-2 text-end">{words.sample}</Sample>
    </figure>
  );
}
