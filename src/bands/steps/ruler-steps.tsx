import { WaveBand } from '../../art/plate/rosette.tsx';
import type { WordsOf } from '../define-band.ts';
import { DrawnSteps } from './drawn-steps.tsx';
import type { stepsWords } from './steps-words.ts';
import { WeekRuler } from './week-ruler.tsx';

type Words = WordsOf<typeof stepsWords>;
type Step = Words['items'][number];
type Props = { steps: Step[]; weeks: NonNullable<Words['weeks']>; locale: string };

function Amount({ price, period }: NonNullable<Step['amount']>) {
  return (
    <p aria-hidden="true">
      <span className="narrow block font-bold font-display text-2xl leading-none">{price}</span>
      <span className="text-sm text-soft">{period}</span>
    </p>
  );
}

/** Three steps along a ruler of weeks: one before it, one measured by it, one after it. */
export function RulerSteps({ steps, weeks, locale }: Props) {
  const [before, between, after] = steps;
  const labels = Array.from({ length: weeks.most }, (_, week) =>
    new Intl.NumberFormat(locale).format(week + 1),
  );
  return (
    <DrawnSteps
      steps={steps}
      className="lg:grid-cols-[1fr_2fr_1fr] lg:gap-x-0"
      itemClass="group"
      textClass="lg:pe-8 lg:group-nth-[3n]:ps-8"
      heads={[
        <div key="before" className="flex items-end border-ink pb-3 lg:h-32 lg:border-b">
          {before?.amount && <Amount {...before.amount} />}
        </div>,
        <WeekRuler key="weeks" {...weeks} labels={labels} range={between?.when ?? ''} />,
        <div
          key="after"
          className="relative flex h-32 items-end border-transparent border-b pb-3 lg:ps-8"
        >
          <WaveBand className="absolute start-0 -end-[max(var(--gutter),calc(50vw-37.5rem))] top-0 h-12" />
          {after?.amount && <Amount {...after.amount} />}
        </div>,
      ]}
    />
  );
}
