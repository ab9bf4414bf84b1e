import { Rosette } from '../rosette.tsx';
import { Seal } from '../seal.tsx';

export interface PhoneWords {
  label: string;
  time: string;
  soon: string;
  note: string;
  tabs: readonly string[];
}

interface PhoneProps {
  brandName: string;
  words: PhoneWords;
  /** Unique on its page. */
  id: string;
  className?: string;
}

/** A phone that owns up to being empty: the plate, the name, and the words that it is coming. */
export function Phone({ brandName, words, id, className = 'w-72' }: PhoneProps) {
  return (
    <figure role="img" aria-label={words.label} className={`max-w-full ${className}`}>
      <div className="rounded-[2.75rem] border border-ink bg-paper p-2.5">
        <div className="relative flex aspect-[9/18.5] flex-col overflow-hidden rounded-[2.125rem] border border-edge bg-sheet">
          <Rosette
            preset="landing"
            id={id}
            className="absolute top-[47%] left-1/2 w-[150%] max-w-none -translate-x-1/2 -translate-y-1/2"
          />
          <div className="relative flex items-center justify-between bg-sheet px-6 pt-3.5 pb-2.5 font-mono text-[0.6875rem]">
            <span>{words.time}</span>
            <span className="absolute top-2.5 left-1/2 h-5 w-20 -translate-x-1/2 rounded-full bg-ink" />
            <svg
              aria-hidden="true"
              className="h-2.5 w-10"
              viewBox="0 0 40 10"
              fill="none"
              stroke="currentColor"
            >
              <path d="M1 9.5v-2M4.5 9.5V5M8 9.5V2.5M11.5 9.5V.5" strokeWidth="2" />
              <rect x="19" y="1" width="17" height="8" rx="2" />
              <path d="M38.5 3.5v3" />
              <rect x="21" y="3" width="10" height="4" fill="currentColor" stroke="none" />
            </svg>
          </div>
          <div className="relative mx-auto mt-auto mb-auto w-[78%] rounded-plate border border-print bg-paper px-4 py-5 text-center">
            <Seal id={`${id}s`} className="mx-auto size-10" />
            <p className="wide mt-2 truncate font-bold font-display text-lg text-print">
              {brandName}
            </p>
            <p className="mt-2 font-display font-semibold text-base leading-tight">{words.soon}</p>
            <p className="mt-1.5 text-soft text-xs">{words.note}</p>
          </div>
          <ul className="relative grid auto-cols-fr grid-flow-col border-edge border-t bg-paper pt-2.5 pb-6 text-center text-[0.6875rem] text-soft">
            {words.tabs.map((tab, index) => (
              <li key={tab} className={index === 0 ? 'font-semibold text-print' : ''}>
                {tab}
              </li>
            ))}
          </ul>
          <span className="absolute bottom-2 left-1/2 h-1 w-24 -translate-x-1/2 rounded-full bg-ink" />
        </div>
      </div>
    </figure>
  );
}
