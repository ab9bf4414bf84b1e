export interface ApiLogWords {
  label: string;
  title: string;
  sample: string;
  steps: readonly {
    time: string;
    method: string;
    path: string;
    status: string;
    took: string;
    incoming: boolean;
    body: string;
  }[];
}

interface ApiLogProps {
  words: ApiLogWords;
  className?: string;
}

/** Four calls in the order they happen; the last one comes in rather than goes out. */
export function ApiLog({ words, className = '' }: ApiLogProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="night overflow-hidden rounded-plate border border-edge">
        <div className="flex items-baseline gap-4 border-rule border-b px-4 py-2.5 text-xs @[34rem]:px-6">
          <p className="font-semibold">{words.title}</p>
          <p className="ml-auto font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
            {words.sample}
          </p>
        </div>
        <ol className="font-mono text-xs">
          {words.steps.map((step) => (
            <li
              key={step.time}
              className="border-rule border-b px-4 py-3 last:border-b-0 @[34rem]:grid @[34rem]:grid-cols-[6.5rem_1fr] @[34rem]:gap-4 @[34rem]:px-6"
            >
              <p className="text-soft">{step.time}</p>
              <div className="min-w-0">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <Direction incoming={step.incoming} />
                  <span className="font-semibold text-print">{step.method}</span>
                  <span className="break-all">{step.path}</span>
                  <span className="ml-auto whitespace-nowrap text-soft">
                    <span className="text-good">{step.status}</span> {step.took}
                  </span>
                </p>
                <pre className="mt-1.5 whitespace-pre-wrap border-print border-l pl-3 font-mono text-soft leading-relaxed [overflow-wrap:anywhere]">
                  {step.body}
                </pre>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

function Direction({ incoming }: { incoming: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className="h-2.5 w-5 shrink-0 self-center"
      viewBox="0 0 20 10"
      fill="none"
      stroke={incoming ? 'var(--color-mast)' : 'var(--print)'}
      strokeWidth="1.5"
    >
      <path d={incoming ? 'M20 5H2M6 1L2 5l4 4' : 'M0 5h18M14 1l4 4-4 4'} />
    </svg>
  );
}
