import { percentIn } from '../../lib/numbers.ts';
import { printedSale } from '../../lib/sale.ts';
import type { DrawingProps } from './drawing-props.ts';
import { PriceBar, type PricePart, PriceSwatch } from './price-bar.tsx';
import { Sample } from './sheet.tsx';

const middles = (parts: readonly PricePart[]) =>
  parts.map(({ share }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
    return before + share / 2;
  });

export function Payment({ words, others, brand, sale, className }: DrawingProps<'payment'>) {
  const names = others.charts.margin.parts;
  const { price, ...sold } = printedSale(sale, brand);
  const parts = sold.parts.map((each) => ({ ...each, ...names[each.part] }));
  return (
    <figure aria-label={words.label} className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-baseline-last gap-x-4 gap-y-2">
          <span className="narrow min-w-0 wrap-anywhere font-bold font-display text-4xl leading-none">
            {price}
          </span>
          <span className="text-sm text-soft">
            <span className="block font-mono text-ink text-xs">{words.plan}</span>
            {words.paid}
          </span>
        </p>
        <Sample className="">{words.sample}</Sample>
      </div>
      <PriceBar parts={parts} height={94} className="mt-5 h-24 bg-card" />
      <svg
        aria-hidden="true"
        className="outward hidden h-10 w-full md:block"
        stroke="var(--color-edge)"
      >
        {middles(parts).map((middle, index) => (
          <line
            key={parts[index]?.name}
            x1={`${middle}%`}
            x2={`${(100 * index) / parts.length}%`}
            y1="0"
            y2="100%"
          />
        ))}
      </svg>
      <dl className="grid md:auto-cols-fr md:grid-flow-col">
        {parts.map(({ name, share, amount, to }, index) => (
          <div
            key={name}
            className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-edge py-4 max-md:border-b md:grid-cols-[2rem_1fr] md:border-s md:ps-4 md:pe-3 lg:ps-5 lg:pe-8"
          >
            <PriceSwatch index={index} className="h-4 w-8" />
            <dt className="font-semibold">{name}</dt>
            <dd className="narrow min-w-0 wrap-anywhere font-bold font-display text-2xl leading-none md:col-start-2 md:mt-2">
              {amount}
            </dd>
            <dd className="col-start-2 mt-1 text-sm text-soft max-md:col-span-2">
              <span className="font-mono tabular-nums">{percentIn(share, brand.locale)}</span> {to}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
