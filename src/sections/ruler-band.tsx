import { WeekRuler } from '../art/specimens/week-ruler.tsx';
import { WaveBand } from '../art/wave-band.tsx';
import { Band } from '../components/band.tsx';
import type { Feature } from '../content/schemas/features.ts';
import { DrawnSteps } from './drawn-steps.tsx';

type Steps = Feature['steps'];

type Props = Steps & {
  weeks: NonNullable<Steps['weeks']>;
  /** What the first step costs once, and the last one every month. */
  prices: { price: string; period: string }[];
  locale: string;
};

function Amount({ price, period }: Props['prices'][number]) {
  return (
    <p aria-hidden="true">
      <span className="narrow block font-bold font-display text-2xl leading-none">{price}</span>
      <span className="text-sm text-soft">{period}</span>
    </p>
  );
}

/** Three steps on one ruler: paid at its start, measured in weeks, and going on after its end. */
export function RulerBand({ title, intro, items, weeks, prices, locale }: Props) {
  const [before, after] = [prices[0], prices.at(-1)];
  const marks = Array.from({ length: weeks.most }, (_, week) =>
    new Intl.NumberFormat(locale).format(week + 1),
  );
  return (
    <Band title={title} intro={intro} className="overflow-x-clip bg-sheet">
      <DrawnSteps
        steps={items}
        className="lg:grid-cols-[1fr_2fr_1fr] lg:gap-x-0"
        itemClass="lg:*:last:pe-8 lg:nth-[3n]:*:last:ps-8"
        heads={[
          <div key="before" className="flex items-end border-ink pb-3 lg:h-32 lg:border-b">
            {before && <Amount {...before} />}
          </div>,
          <WeekRuler key="weeks" {...weeks} marks={marks} range={items[1]?.when ?? ''} />,
          <div
            key="after"
            className="relative flex h-32 items-end border-transparent border-b pb-3 lg:ps-8"
          >
            <WaveBand className="absolute start-0 -end-[max(var(--gutter),calc(50vw-37.5rem))] top-0 h-12" />
            {after && <Amount {...after} />}
          </div>,
        ]}
      />
    </Band>
  );
}
