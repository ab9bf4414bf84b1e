import { Hatch, Line, Lines, ruler } from '../../art/drawings/lines.tsx';
import { WaveBand } from '../../art/plate/rosette.tsx';
import type { WordsOf } from '../define-band.ts';
import { DrawnSteps } from './drawn-steps.tsx';
import type { stepsWords } from './steps-words.ts';

type Words = WordsOf<typeof stepsWords>;
type Step = Words['items'][number];
type Props = { steps: Step[]; weeks: NonNullable<Words['weeks']>; locale: string };

const days = 7;

/** A ruler of weeks; hatched from the soonest end of the step to the latest. */
function WeekRuler({
  step,
  weeks: { least, most },
  locale,
}: Omit<Props, 'steps'> & { step?: Step }) {
  const labels = Array.from({ length: most }, (_, week) =>
    new Intl.NumberFormat(locale).format(week + 1),
  );
  return (
    <div aria-hidden="true" className="relative h-32 border border-ink bg-card">
      <svg
        aria-hidden="true"
        className="outward absolute inset-0 size-full"
        stroke="var(--print)"
        strokeWidth="126"
      >
        <Hatch from={(100 * least) / most} to={100} dash=".75 3.25" />
      </svg>
      <Lines
        box={`0 0 ${most * days} 36`}
        className="outward absolute inset-x-0 top-0 h-9 w-full"
        stroke="var(--color-ink)"
      >
        <Line d={ruler(0, most * days, days, [36, 14])} />
      </Lines>
      <ol className="absolute inset-x-0 top-10 grid auto-cols-fr grid-flow-col font-bold font-display text-base sm:text-lg">
        {labels.map((label) => (
          <li key={label} className="pe-1.5 text-end leading-none">
            <span className="bg-card px-0.5">{label}</span>
          </li>
        ))}
      </ol>
      <p className="absolute end-1.5 bottom-3 bg-card px-1 py-0.5 sm:end-3 sm:px-2 font-mono text-print text-xs sm:text-sm">
        {step?.when}
      </p>
    </div>
  );
}

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
        <WeekRuler key="weeks" step={between} weeks={weeks} locale={locale} />,
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
