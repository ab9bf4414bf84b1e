import type { Figures } from './arithmetic.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartLabels } from './chart-labels.tsx';
import { chartEnd, chartOf } from './curves.ts';
import type { MarginWords } from './margin-words.ts';
import { type Results, writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

type Props = {
  id: string;
  words: MarginWords;
  setup: MarginSetup;
  figures: Figures;
  results: Results;
};

/** What remains of a month against the eSIMs sold in it: a curve for each plan. The ruler is a field. */
export function MarginChart({ id, words, setup, figures, results }: Props) {
  const { onRequest } = setup;
  const chart = chartOf(figures, setup, chartEnd(setup, setup.most.sold));
  const now = [writerOf(setup).count(figures.sold), results.month.amount];
  return (
    <>
      <div className="margin-chart row-start-[chart] col-span-full">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-lg">{words.chart.title}</h3>
          <p className="font-mono text-sm">{now.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="margin-plot mt-4">
          <div>
            <ChartDrawing id={id} chart={chart} />
            <ChartLabels chart={chart} setup={setup} />
          </div>
        </div>
      </div>
      <ul className="margin-plans row-start-[plans] col-span-full -mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 text-(length:--text-sm) *:border-rule *:border-t *:py-3">
        {results.plans.map(({ name, holds, costs, pays, isCheapest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={index}>
            <p className={isCheapest ? 'font-semibold text-print' : 'font-semibold'}>{name}</p>
            <p className="text-soft">{holds}</p>
            <p className="text-soft">{costs}</p>
            <p className="text-soft">{pays}</p>
          </li>
        ))}
        {onRequest && (
          <li>
            <p className="font-semibold">{onRequest.name}</p>
            <p className="text-soft">{onRequest.price}</p>
            <p className="text-soft">{words.chart.notComputed}</p>
          </li>
        )}
      </ul>
    </>
  );
}
