import { EngravedArea } from '../charts/engraved-area.tsx';
import { seriesLine } from '../charts/series.ts';
import { FunnelBars, type FunnelBarsWords } from './funnel-bars.tsx';
import { RingParts, type RingPartsWords } from './ring-parts.tsx';

export interface ChartsWords {
  label: string;
  title: string;
  period: string;
  placeholder: string;
  sales: {
    title: string;
    values: readonly number[];
    steps: readonly string[];
    ticks: readonly string[];
  };
  funnel: FunnelBarsWords;
  margin: RingPartsWords;
}

interface ChartsProps {
  words: ChartsWords;
  locale: string;
  className?: string;
}

const frame = { width: 560, height: 170, top: 100 };

/** A preview that says once that it is one, and then shows what the reports answer. */
export function Charts({ words, locale, className = '' }: ChartsProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="rounded-plate border border-edge bg-card">
        <div className="flex flex-wrap items-baseline gap-x-4 border-ink border-b-2 px-4 py-3 @[40rem]:px-6">
          <p className="font-bold font-display text-lg">{words.title}</p>
          <p className="text-soft text-xs">{words.period}</p>
          <p className="font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em] @[30rem]:ms-auto">
            {words.placeholder}
          </p>
        </div>
        <div className="grid grid-cols-1 @[34rem]:grid-cols-[1.25fr_1fr]">
          <div className="p-4 @[34rem]:col-span-2 @[40rem]:px-6">
            <p className="font-semibold text-xs">{words.sales.title}</p>
            <SalesLine {...words.sales} />
          </div>
          <div className="border-rule border-t p-4 @[40rem]:px-6">
            <FunnelBars words={words.funnel} locale={locale} />
          </div>
          <div className="border-rule border-t p-4 @[34rem]:border-s @[40rem]:px-6">
            <RingParts words={words.margin} />
          </div>
        </div>
      </div>
    </figure>
  );
}

function SalesLine({ values, steps, ticks }: ChartsWords['sales']) {
  return (
    <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-2 font-mono text-[0.6875rem] text-soft">
      <ol className="-my-2 flex flex-col justify-between text-end">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <svg
        aria-hidden="true"
        className="h-32 w-full @[40rem]:h-44"
        viewBox="0 0 560 170"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--print)"
      >
        <path d="M0 0h560M0 85h560" stroke="var(--color-rule)" vectorEffect="non-scaling-stroke" />
        <EngravedArea id="charts-sales" values={values} frame={frame} />
        <path d={seriesLine(values, frame)} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d="M0 170h560" stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className="col-start-2 mt-1 grid auto-cols-fr grid-flow-col">
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </div>
  );
}
