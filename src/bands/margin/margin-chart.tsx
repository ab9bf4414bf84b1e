import type { PointerEvent } from 'react';
import type { Figures } from './arithmetic.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartLabels } from './chart-labels.tsx';
import { chartOf, sliderSteps, stepOf } from './curves.ts';
import type { MarginWords } from './margin-fields.ts';
import type { Results } from './results.ts';
import type { MarginSetup, Workshop } from './setup.ts';

type Props = {
  id: string;
  words: MarginWords;
  setup: MarginSetup;
  workshop: Workshop;
  figures: Figures;
  results: Results;
  /** Moves the ruler to a step of its slider. */
  onPick: (step: number) => void;
};

/** What remains of a month against the eSIMs sold in it: a curve for each plan, a ruler for the volume. */
export function MarginChart({ id, words, setup, workshop, figures, results, onPick }: Props) {
  const { offer, mostSold, count, start } = workshop;
  const { onRequest } = setup;
  const chart = chartOf(figures, offer, mostSold);
  const isRtl = setup.dir === 'rtl';
  const pick = ({ buttons, pointerType, currentTarget, clientX }: PointerEvent) => {
    // A finger on the chart scrolls the page.
    if (buttons !== 1 || pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.min(1, Math.max(0, (clientX - left) / width));
    onPick(Math.round(sliderSteps * (isRtl ? 1 - place : place)));
  };
  return (
    <div className="margin-chart-frame">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">{words.chart.title}</h3>
        <p className="font-mono text-sm">
          {[count(figures.sold), results.month.amount].filter(Boolean).join(' · ')}
        </p>
      </div>
      {/* The pointer on the chart doubles what the slider under it does. */}
      <div className="margin-chart mt-4">
        <div className="margin-plot" onPointerDown={pick} onPointerMove={pick}>
          <ChartDrawing id={id} chart={chart} />
          <ChartLabels
            chart={chart}
            workshop={workshop}
            isRtl={isRtl}
            onRequest={onRequest?.name}
          />
        </div>
      </div>
      <input
        type="range"
        name="ruler"
        min={0}
        max={sliderSteps}
        defaultValue={stepOf(start.sold, chart.most)}
        aria-label={words.chart.ruler}
        aria-valuetext={count(figures.sold)}
        className="margin-ruler needs-script in-data-broken:hidden"
      />
      <ul className="margin-plans">
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
    </div>
  );
}
