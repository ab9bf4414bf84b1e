import type { ReactNode } from 'react';
import { Line, Lines, ruler } from '../../art/drawings/lines.tsx';
import type { Plan, PlanWords } from '../../schema/registers.ts';
import { volumeAt, volumeText } from './volume.ts';

type Props = {
  id: string;
  words: NonNullable<PlanWords['volume']>;
  plans: readonly Plan[];
  /** The volume at which each plan ends. */
  ends: readonly number[];
  locale: string;
  /** Whether the page has the calculator, which takes the volume from the link. */
  hasCalculator: boolean;
  /** The billing toggle, beside the words. */
  children: ReactNode;
};

/** Strokes of the ruler for each plan; the grip stops at each and halfway between. */
const strokes = 10;

/** A ruler over the plans, on which each is as long as it is wide. follow-volume.ts does the rest. */
export function VolumeRuler({ id, words, plans, ends, locale, hasCalculator, children }: Props) {
  const length = plans.length * strokes;
  const start =
    Math.max(
      0,
      plans.findIndex(({ isPopular }) => isPopular),
    ) + 0.5;
  const { plan, sold } = volumeAt(start, ends);
  const text = volumeText(words.fits, sold, plans[plan]?.name ?? '', locale);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {children}
        <p className="needs-script flex flex-wrap items-baseline gap-x-4 text-sm print:hidden">
          <label htmlFor={`${id}-volume`} className="font-semibold">
            {words.label}
          </label>
          <span data-volume-text="" className="font-mono">
            {text}
          </span>
          {hasCalculator && (
            <a href={`#sold=${sold}`} data-volume-link="" className="link-line">
              {words.keep}
            </a>
          )}
        </p>
      </div>
      <div className="volume needs-script print:hidden">
        <ol className="grid auto-cols-fr grid-flow-col font-mono text-soft text-xs">
          {[0, ...ends.slice(0, -1)].map((from) => (
            <li key={from} className="border-ink border-s ps-1.5 pb-0.5 leading-none">
              {from.toLocaleString(locale)}
            </li>
          ))}
        </ol>
        <Lines box={`0 0 ${length} 12`} className="outward h-3 w-full" stroke="var(--color-ink)">
          <Line d={`M0 .5H${length}${ruler(0, length, strokes, [12, 5])}`} />
        </Lines>
        <input
          type="range"
          id={`${id}-volume`}
          autoComplete="off"
          max={plans.length}
          step={1 / (2 * strokes)}
          defaultValue={start}
          aria-valuetext={text}
          data-ends={JSON.stringify(ends)}
          data-names={JSON.stringify(plans.map(({ name }) => name))}
          data-fits={words.fits}
          data-locale={locale}
          className="ruler"
        />
      </div>
    </>
  );
}
