export type Health = 'up' | 'down' | 'standby';

export interface DashboardProvidersWords {
  title: string;
  rows: readonly { name: string; state: string; health: Health }[];
  note: string;
}

const tones: Record<Health, string> = {
  up: 'text-good',
  down: 'text-alert',
  standby: 'text-soft',
};

/** Filled, crossed or empty: color alone must not show the state. */
export function HealthMark({ health }: { health: Health }) {
  return (
    <svg
      aria-hidden="true"
      className={`size-3.5 shrink-0 ${tones[health]}`}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="7" cy="7" r="6" />
      {health === 'up' && <circle cx="7" cy="7" r="2.5" fill="currentColor" />}
      {health === 'down' && <path d="m4.5 4.5 5 5m0-5-5 5" />}
    </svg>
  );
}

export function DashboardProviders({ words }: { words: DashboardProvidersWords }) {
  return (
    <div>
      <p className="border-ink border-b pb-1 font-semibold text-xs">{words.title}</p>
      <ol className="text-xs">
        {words.rows.map((row, index) => (
          <li key={row.name} className="flex items-start gap-2 border-rule border-b py-1.5">
            <span className="w-3 font-mono text-soft">{index + 1}</span>
            <span className="mt-0.5">
              <HealthMark health={row.health} />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
              <span>{row.name}</span>
              <span className={tones[row.health]}>{row.state}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-soft text-xs">{words.note}</p>
    </div>
  );
}
