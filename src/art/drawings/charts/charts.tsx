import { percentIn } from '../../../lib/numbers.ts';
import { EngravedArea, seriesLine } from '../../engraving/engraved-area.tsx';
import { RingHatch } from '../../engraving/ring-hatch.tsx';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import type { chartsWords } from './charts-words.ts';

type Words = WordsOf<typeof chartsWords>;

const frame = { width: 560, height: 170, top: 100 };

export function Charts({ words, brand, id, className = '' }: DrawingProps<typeof chartsWords>) {
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
            <SalesLine {...words.sales} id={`${id}-sales`} />
          </div>
          <div className="border-rule border-t p-4 @[40rem]:px-6">
            <FunnelBars words={words.funnel} locale={brand.locale} />
          </div>
          <div className="border-rule border-t p-4 @[34rem]:border-s @[40rem]:px-6">
            <RingParts words={words.margin} locale={brand.locale} />
          </div>
        </div>
      </div>
    </figure>
  );
}

function SalesLine({ values, steps, ticks, id }: Words['sales'] & { id: string }) {
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
        <EngravedArea id={id} values={values} frame={frame} />
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

/** How far the longest bar reaches, in percent of the room. */
const reach = 98;

const hatching = [2, 4.5, 7, 9.5, 12];

function FunnelBars({ words, locale }: { words: Words['funnel']; locale: string }) {
  const most = Math.max(...words.rows.map(({ count }) => count));
  const number = new Intl.NumberFormat(locale).format;
  const rows = words.rows.map(({ name, count }) => ({
    name,
    value: number(count),
    share: Math.round((reach * count) / most),
  }));
  return (
    <>
      <p className="font-semibold text-xs">{words.title}</p>
      <ul className="mt-3 grid gap-2.5 text-xs">
        {rows.map(({ name, value, share }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,6.5rem)_1fr_2.75rem] items-center gap-x-3 leading-tight"
          >
            <span className="wrap-anywhere text-soft">{name}</span>
            <svg
              aria-hidden="true"
              className="h-3.5 w-full"
              viewBox="0 0 100 14"
              preserveAspectRatio="none"
              stroke="var(--print)"
              fill="none"
            >
              <path
                d={hatching.map((y) => `M0 ${y}h${share}`).join('')}
                vectorEffect="non-scaling-stroke"
                strokeWidth="0.9"
              />
              <path d={`M${share} 0v14`} vectorEffect="non-scaling-stroke" strokeWidth="2" />
            </svg>
            <span className="text-end font-mono tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Distance between the lines of a part. Parts differ in tone, because color alone must not tell. */
const pitch = (index: number) => 1 + index * 1.1;

function RingParts({ words, locale }: { words: Words['margin']; locale: string }) {
  let from = 0;
  const drawn = words.parts.map(({ name, share }, index) => {
    const start = from;
    from += share / 100;
    const spokes = Math.max(2, Math.round((share * 2.6) / pitch(index)));
    return { name, share, from: start + 0.008, to: from - 0.008, spokes };
  });
  return (
    <>
      <p className="font-semibold text-xs">{words.title}</p>
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
    </>
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
