import { ringHatch } from '../charts/ring.ts';
import { seriesHatch, seriesLine } from '../charts/series.ts';

export interface ChartsWords {
  label: string;
  placeholder: string;
  note: string;
  sales: { title: string; values: readonly number[] };
  places: { title: string; rows: readonly { name: string; share: number }[] };
  funnel: { title: string; parts: readonly { name: string; share: number }[] };
}

interface ChartsProps {
  words: ChartsWords;
  className?: string;
}

const frame = { width: 560, height: 170, top: 100 };

/** A preview that says it is one: the shapes of the reports, without a single figure to believe. */
export function Charts({ words, className = '' }: ChartsProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="rounded-plate border border-edge border-dashed bg-paper">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-edge border-b border-dashed px-4 py-2.5 @[40rem]:px-6">
          <p className="rounded-plate border border-print px-2 font-mono text-print text-xs uppercase tracking-[0.1em]">
            {words.placeholder}
          </p>
          <p className="text-soft text-xs">{words.note}</p>
        </div>
        <div className="grid @[40rem]:grid-cols-[1.6fr_1fr]">
          <div className="p-4 @[40rem]:col-span-2 @[40rem]:px-6">
            <p className="font-semibold text-xs">{words.sales.title}</p>
            <svg
              aria-hidden="true"
              className="mt-2 h-32 w-full @[40rem]:h-44"
              viewBox="0 0 560 170"
              preserveAspectRatio="none"
              fill="none"
              stroke="var(--print)"
            >
              <path
                d={seriesHatch(words.sales.values, frame, 280)}
                stroke="var(--print-mid)"
                strokeWidth="0.6"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={seriesLine(words.sales.values, frame)}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
              <path d="M0 170h560" stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
          <PlaceBars {...words.places} />
          <RingParts {...words.funnel} />
        </div>
      </div>
    </figure>
  );
}

function PlaceBars({ title, rows }: ChartsWords['places']) {
  return (
    <div className="border-rule border-t p-4 @[40rem]:px-6">
      <p className="font-semibold text-xs">{title}</p>
      <ul className="mt-2 space-y-2 text-xs">
        {rows.map(({ name, share }) => (
          <li key={name} className="grid grid-cols-[6.5rem_1fr] items-center gap-3">
            <span className="truncate text-soft">{name}</span>
            <svg
              aria-hidden="true"
              className="h-3.5 w-full"
              viewBox="0 0 100 14"
              preserveAspectRatio="none"
              stroke="var(--print)"
              fill="none"
            >
              <path
                d={`M0 2h${share}M0 4.500h${share}M0 7h${share}M0 9.500h${share}M0 12h${share}`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="0.9"
              />
              <path d={`M${share} 0v14`} vectorEffect="non-scaling-stroke" strokeWidth="2" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Parts differ by how closely they are hatched, so the ring reads in one ink. */
function RingParts({ title, parts }: ChartsWords['funnel']) {
  let from = 0;
  const drawn = parts.map(({ name, share }, index) => {
    const start = from;
    from += share / 100;
    const spokes = Math.max(2, Math.round((share * 2.6) / (1 + index * 1.1)));
    return { name, d: ringHatch(start + 0.008, from - 0.008, spokes, [46, 78]) };
  });
  return (
    <div className="border-rule border-t p-4 @[40rem]:border-l @[40rem]:px-6">
      <p className="font-semibold text-xs">{title}</p>
      <div className="mt-2 flex items-center gap-4">
        <svg
          aria-hidden="true"
          className="size-28 shrink-0"
          viewBox="-84 -84 168 168"
          fill="none"
          stroke="var(--print)"
        >
          <circle r="82" strokeWidth="0.8" />
          <circle r="42" strokeWidth="0.8" />
          {drawn.map(({ name, d }) => (
            <path key={name} d={d} strokeWidth="1.2" />
          ))}
        </svg>
        <ul className="space-y-1.5 text-soft text-xs">
          {drawn.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <svg
                aria-hidden="true"
                className="h-3 w-5 shrink-0"
                viewBox="0 0 20 12"
                stroke="var(--print)"
              >
                <path
                  d={Array.from(
                    { length: Math.round(9 / (1 + index * 1.1)) + 1 },
                    (_, line) => `M${1 + line * 2 * (1 + index * 1.1)} 0v12`,
                  ).join('')}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
