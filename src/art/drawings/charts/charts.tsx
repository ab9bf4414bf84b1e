import { percentIn } from '../../../lib/numbers.ts';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import { Line, Lines, RingHatch } from '../lines.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { Sample, Sheet, SheetHead, Ticks } from '../sheet.tsx';
import type { chartsWords } from './charts-words.ts';

type Words = WordsOf<typeof chartsWords>;

export function Charts({ words, brand, id, className }: DrawingProps<typeof chartsWords>) {
  return (
    <Sheet label={words.label} className={className}>
      <SheetHead
        title={words.title}
        period={words.period}
        className="border-b-2 px-4 py-3 @[40rem]:px-6"
      >
        <Sample className="@[30rem]:ms-auto">{words.placeholder}</Sample>
      </SheetHead>
      <div className="grid grid-cols-1 @[34rem]:grid-cols-[1.25fr_1fr]">
        <div className="p-4 @[34rem]:col-span-2 @[40rem]:px-6">
          <p className="font-semibold text-xs">{words.sales.title}</p>
          <SalesLine {...words.sales} id={`${id}-sales`} />
        </div>
        <div className="border-rule border-t p-4 @[40rem]:px-6">
          <p className="font-semibold text-xs">{words.funnel.title}</p>
          <FunnelBars rows={words.funnel.rows} locale={brand.locale} />
        </div>
        <div className="border-rule border-t p-4 @[34rem]:border-s @[40rem]:px-6">
          <p className="font-semibold text-xs">{words.margin.title}</p>
          <RingParts parts={words.margin.parts} locale={brand.locale} />
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

/** How far the longest bar reaches, in percent of the room. */
const reach = 98;

const hatching = [2, 4.5, 7, 9.5, 12];

function FunnelBars({ rows, locale }: { rows: Words['funnel']['rows']; locale: string }) {
  const most = Math.max(...rows.map(({ count }) => count));
  const number = new Intl.NumberFormat(locale).format;
  return (
    <ul className="mt-3 grid gap-2.5 text-xs">
      {rows.map(({ name, count }) => {
        const share = Math.round((reach * count) / most);
        return (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,6.5rem)_1fr_2.75rem] items-center gap-x-3 leading-tight"
          >
            <span className="wrap-anywhere text-soft">{name}</span>
            <Lines box="0 0 100 14" className="h-3.5 w-full">
              <Line d={hatching.map((y) => `M0 ${y}h${share}`).join('')} strokeWidth="0.9" />
              <Line d={`M${share} 0v14`} strokeWidth="2" />
            </Lines>
            <span className="text-end font-mono tabular-nums">{number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Distance between the lines of a part. Parts differ in tone, because color alone must not tell. */
const pitch = (index: number) => 1 + index * 1.1;

function RingParts({ parts, locale }: { parts: Words['margin']['parts']; locale: string }) {
  let from = 0;
  const drawn = parts.map(({ name, share }, index) => {
    const start = from;
    from += share / 100;
    const spokes = Math.max(2, Math.round((share * 2.6) / pitch(index)));
    return { name, share, from: start + 0.008, to: from - 0.008, spokes };
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
      <svg
        aria-hidden="true"
        className="size-24 shrink-0"
        viewBox="-84 -84 168 168"
        fill="none"
        stroke="var(--print)"
      >
        <circle r="82" strokeWidth="0.8" />
        <circle r="42" strokeWidth="0.8" />
        {drawn.map(({ name, share, ...part }) => (
          <RingHatch key={name} {...part} radii={[46, 78]} weight={1.2} />
        ))}
      </svg>
      <ul className="min-w-28 flex-1 text-xs">
        {drawn.map(({ name, share }, index) => (
          <li
            key={name}
            className="flex items-center gap-2 border-rule border-b py-1.5 last:border-b-0"
          >
            <Swatch pitch={2 * pitch(index)} />
            <span className="wrap-anywhere text-soft leading-tight">{name}</span>
            <span className="ms-auto font-mono tabular-nums">{percentIn(share, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Swatch({ pitch }: { pitch: number }) {
  const strokes = Array.from({ length: Math.round(14 / pitch) }, (_, line) => 1 + line * pitch);
  return (
    <svg
      aria-hidden="true"
      className="h-3 w-3.5 shrink-0"
      viewBox="0 0 14 12"
      stroke="var(--print)"
    >
      <path d={strokes.map((x) => `M${x} 0v12`).join('')} />
    </svg>
  );
}
