import { type Health, HealthMark } from './dashboard-providers.tsx';

export interface SwitchboardWords {
  label: string;
  sample: string;
  request: { title: string; call: string; order: string };
  providers: readonly { name: string; detail: string; health: Health }[];
  outcome: string;
}

interface SwitchboardProps {
  words: SwitchboardWords;
  className?: string;
}

const ROW = 100;

/** From the one plug to jack `row` of `rows`, as an even slack cord. */
function cord(row: number, rows: number, sag = 0): string {
  const from = (rows * ROW) / 2;
  const to = (row + 0.5) * ROW;
  return `M0 ${from + sag}C55 ${from + sag} 45 ${to + sag} 100 ${to + sag}`;
}

export function Switchboard({ words, className = '' }: SwitchboardProps) {
  const { providers, request } = words;
  const live = providers.findIndex(({ health }) => health === 'up');
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="rounded-plate border border-edge bg-paper">
        <div className="grid grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1.4fr)] @[30rem]:grid-cols-[minmax(0,0.9fr)_minmax(2.5rem,0.7fr)_minmax(0,1.4fr)] items-stretch">
          <div className="flex flex-col justify-center py-4 pl-3 @[40rem]:pl-6">
            <p className="font-semibold text-sm leading-tight">{request.title}</p>
            <p className="mt-1 break-words font-mono text-[0.6875rem] text-soft @[30rem]:text-xs">
              {request.call}
            </p>
            <p className="mt-3 border-print border-b-2 pb-1 font-mono text-print text-xs">
              {request.order}
            </p>
          </div>
          <Cords providers={providers} live={live} />
          <ol className="border-edge border-l">
            {providers.map((provider, index) => (
              <li
                key={provider.name}
                className={`relative flex h-20 items-center gap-3 border-rule pr-3 pl-6 ${index ? 'border-t' : ''}`}
              >
                <Jack health={provider.health} live={index === live} />
                <div className="min-w-0">
                  <p className="font-medium text-sm leading-tight">{provider.name}</p>
                  <p className="text-soft text-xs leading-tight">{provider.detail}</p>
                </div>
                <span className="ml-auto hidden @[30rem]:block">
                  <HealthMark health={provider.health} />
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap gap-x-4 border-edge border-t bg-sheet px-4 py-2.5 text-xs @[40rem]:px-6">
          <p>{words.outcome}</p>
          <p className="ml-auto font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
            {words.sample}
          </p>
        </div>
      </div>
    </figure>
  );
}

function Cords({ providers, live }: { providers: SwitchboardWords['providers']; live: number }) {
  const rows = providers.length;
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full"
        viewBox={`0 0 100 ${rows * ROW}`}
        preserveAspectRatio="none"
        fill="none"
      >
        {providers.map(({ name, health }, row) => (
          <path
            key={name}
            d={cord(row, rows)}
            stroke={health === 'down' ? 'var(--color-alert)' : 'var(--color-rule)'}
            strokeDasharray={health === 'down' ? '4 4' : undefined}
            strokeWidth={health === 'down' ? 1.5 : 1}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <g stroke="var(--print)">
          {[-8, -4, 0, 4, 8].map((sag) => (
            <path
              key={sag}
              d={cord(live, rows, sag)}
              strokeWidth={sag === 0 ? 1.5 : 0.8}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

/** A socket on the edge of the board; a plug stands in the one that carries the order. */
function Jack({ health, live }: { health: Health; live: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className="-left-3 absolute top-1/2 size-6 -translate-y-1/2"
      viewBox="0 0 24 24"
      fill="var(--color-paper)"
      stroke={health === 'down' ? 'var(--color-alert)' : 'var(--color-ink)'}
      strokeWidth="1.5"
    >
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="6.5" strokeWidth="0.8" />
      {live && <circle cx="12" cy="12" r="5" fill="var(--print)" stroke="none" />}
      {health === 'down' && <path d="m8.5 8.5 7 7m0-7-7 7" />}
    </svg>
  );
}
