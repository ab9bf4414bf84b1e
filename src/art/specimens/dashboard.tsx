import { nameLook } from '../../lib/brand-name.ts';
import { Rosette } from '../rosette.tsx';
import { DashboardChart, type DashboardChartWords } from './dashboard-chart.tsx';
import { DashboardOrders, type DashboardOrdersWords } from './dashboard-orders.tsx';
import { DashboardProviders, type DashboardProvidersWords } from './dashboard-providers.tsx';

export interface DashboardWords {
  label: string;
  sample: string;
  sections: readonly { name: string; current: boolean }[];
  title: string;
  period: string;
  figures: readonly { term: string; value: string; change: string }[];
  chart: DashboardChartWords;
  orders: DashboardOrdersWords;
  providers: DashboardProvidersWords;
}

interface DashboardProps {
  brandName: string;
  words: DashboardWords;
  /** Unique on its page. */
  id: string;
  className?: string;
}

export function Dashboard({ brandName, words, id, className = '' }: DashboardProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="overflow-hidden rounded-plate border border-edge bg-paper @[52rem]:grid @[52rem]:grid-cols-[11.5rem_1fr]">
        <div className="border-rule bg-sheet @[52rem]:border-e">
          <div className="flex items-center gap-2 px-4 py-3">
            <Rosette preset="seal" className="size-7 shrink-0" />
            <p
              data-brand-text=""
              dir="auto"
              className={`min-w-0 font-bold font-display text-print text-sm ${nameLook(brandName)}`}
            >
              {brandName}
            </p>
          </div>
          <ul className="hidden text-sm @[52rem]:block">
            {words.sections.map(({ name, current }) => (
              <li
                key={name}
                className={`py-1.5 pe-4 ${current ? 'border-print border-s-2 ps-4 font-semibold' : 'ps-4.5 text-soft'}`}
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className="px-4 py-4 @[40rem]:px-6">
          <div className="flex flex-wrap items-baseline gap-x-4 border-ink border-b pb-2">
            <p className="font-display font-semibold text-lg">{words.title}</p>
            <p className="text-soft text-xs">{words.period}</p>
            <p className="ms-auto font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
              {words.sample}
            </p>
          </div>
          <dl className="grid grid-cols-3 border-rule border-b">
            {words.figures.map(({ term, value, change }, index) => (
              <div
                key={term}
                className={`row-span-3 grid grid-cols-1 grid-rows-subgrid py-3 pe-2 ${index ? 'border-rule border-s ps-3' : ''}`}
              >
                <dt className="text-soft text-xs">{term}</dt>
                <dd className="narrow font-bold font-display text-[1.375rem] tabular-nums leading-tight @[40rem]:text-[2rem]">
                  {value}
                </dd>
                <dd className="font-mono text-[0.6875rem] text-good @[40rem]:text-xs">{change}</dd>
              </div>
            ))}
          </dl>
          <div className="pt-4">
            <DashboardChart id={`${id}-chart`} words={words.chart} />
          </div>
          <div className="mt-5 grid gap-6 @[40rem]:grid-cols-[1.7fr_1fr]">
            <DashboardOrders words={words.orders} />
            <DashboardProviders words={words.providers} />
          </div>
        </div>
      </div>
    </figure>
  );
}
