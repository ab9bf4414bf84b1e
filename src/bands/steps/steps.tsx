import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { RulerSteps } from './ruler-steps.tsx';
import type { stepsWords } from './steps-words.ts';
import { TapeSteps } from './tape-steps.tsx';

/** Steps as a list beside their heading, or under a drawn tape or ruler. */
export function Steps({ words, anchor, site }: BandProps<typeof stepsWords>) {
  const { title, intro, items, tone, tape, weeks } = words;
  const head = { id: anchor, title, intro, tone };
  const { locale } = site.brand;
  if (tape || weeks)
    return (
      <Band {...head} className="overflow-x-clip">
        {tape && <TapeSteps steps={items} tape={tape} locale={locale} />}
        {!tape && weeks && <RulerSteps steps={items} weeks={weeks} locale={locale} />}
      </Band>
    );
  return (
    <Band {...head} layout="beside">
      <ol>
        {items.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[3rem_1fr] border-t border-rule py-6">
            <span aria-hidden="true" className="font-mono text-sm leading-8 text-print">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="text-lg">{step.title}</h3>
                {step.when && (
                  <p className="font-mono text-sm text-soft max-sm:basis-full">{step.when}</p>
                )}
              </div>
              <p className="mt-1.5 max-w-text text-sm text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
