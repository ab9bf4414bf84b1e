import { percentIn } from '../../lib/numbers.ts';
import { printedSale } from '../../lib/sale.ts';
import type { DrawingWords } from '../../schema/drawings.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Line } from './lines.tsx';
import { PriceBar, type PricePart, PriceSwatch } from './price-bar.tsx';
import { SeriesChart } from './series-chart.tsx';
import { Sample, Sheet, SheetHead, Ticks } from './sheet.tsx';

type Words = DrawingWords<'charts'>;

export function Charts({ words, brand, sale, id, className }: DrawingProps<'charts'>) {
  const { parts } = printedSale(sale, brand);
  const names = words.margin.parts;
  return (
    <Sheet label={words.label} className={className}>
      <SheetHead
        title={words.title}
        period={words.period}
        className="border-b-2 px-4 py-3 @[40rem]:px-6"
      >
        <Sample className="@[30rem]:ms-auto">{words.placeholder}</Sample>
      </SheetHead>
      <div>
        <div className="p-4 @[40rem]:px-6">
          <p className="font-semibold text-xs">{words.sales.title}</p>
          <SalesLine {...words.sales} id={`${id}-sales`} />
        </div>
        <div className="border-rule border-t p-4 @[40rem]:px-6">
          <p className="font-semibold text-xs">{words.margin.title}</p>
          <PriceParts
            parts={parts.map(({ part, share }) => ({ share, name: names[part].name }))}
            locale={brand.locale}
          />
        </div>
      </div>
    </Sheet>
  );
}

function SalesLine({ values, steps, ticks, id }: Words['sales'] & { id: string }) {
  return (
    <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-2 font-mono text-[0.6875rem] text-soft">
      <Ticks ticks={steps} className="-my-2 flex flex-col justify-between text-end" />
      <SeriesChart
        id={id}
        values={values}
        height={170}
        top={100}
        grid={[0, 85]}
        className="h-32 w-full @[40rem]:h-44"
      >
        <Line d="M0 170h560" stroke="var(--color-ink)" />
      </SeriesChart>
      <Ticks ticks={ticks} className="col-start-2 mt-1 grid auto-cols-fr grid-flow-col" />
    </div>
  );
}

function PriceParts({ parts, locale }: { parts: readonly PricePart[]; locale: string }) {
  return (
    <>
      <PriceBar parts={parts} height={22} className="mt-3 h-6" />
      <ul className="mt-2 flex flex-wrap gap-x-6 text-xs">
        {parts.map(({ name, share }, index) => (
          <li key={name} className="flex items-center gap-2 py-1">
            <PriceSwatch index={index} className="h-3 w-5" />
            <span className="wrap-anywhere text-soft leading-tight">{name}</span>
            <span className="font-mono tabular-nums">{percentIn(share, locale)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
