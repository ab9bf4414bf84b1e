export interface FunnelBarsWords {
  title: string;
  rows: readonly { name: string; count: number }[];
}

interface FunnelBarsProps {
  words: FunnelBarsWords;
  locale: string;
}

/** How far the longest bar reaches, in percent of the room. */
const reach = 98;

const lines = [2, 4.5, 7, 9.5, 12];

/** How many are left at each moment: hatched bars that end in a heavy edge. */
export function FunnelBars({ words, locale }: FunnelBarsProps) {
  const most = Math.max(...words.rows.map(({ count }) => count));
  const number = new Intl.NumberFormat(locale).format;
  const rows = words.rows.map(({ name, count }) => ({
    name,
    value: number(count),
    share: Math.round((reach * count) / most),
  }));
  return (
    <>
      <p className="font-semibold text-xs">{words.title}</p>
      <ul className="mt-3 space-y-2.5 text-xs">
        {rows.map(({ name, value, share }) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_1fr_2.75rem] items-center gap-x-3 leading-tight"
          >
            <span className="wrap-anywhere text-soft">{name}</span>
            <svg
              aria-hidden="true"
              className="h-3.5 w-full"
              viewBox="0 0 100 14"
              preserveAspectRatio="none"
              stroke="var(--print)"
              fill="none"
            >
              <path
                d={lines.map((y) => `M0 ${y}h${share}`).join('')}
                vectorEffect="non-scaling-stroke"
                strokeWidth="0.9"
              />
              <path d={`M${share} 0v14`} vectorEffect="non-scaling-stroke" strokeWidth="2" />
            </svg>
            <span className="text-end font-mono tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
