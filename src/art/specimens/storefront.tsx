import { Seal } from '../seal.tsx';
import { WaveBand } from '../wave-band.tsx';

export interface StorefrontWords {
  label: string;
  address: string;
  account: string;
  place: string;
  network: string;
  plans: readonly { data: string; validity: string; price: string; chosen: boolean }[];
  buy: string;
  install: string;
}

interface StorefrontProps {
  brandName: string;
  words: StorefrontWords;
  /** Unique on its page. */
  id: string;
  className?: string;
}

/** A traveler's shop, as small as it may get: one place, three plans, one button. */
export function Storefront({ brandName, words, id, className = '' }: StorefrontProps) {
  return (
    <figure
      role="img"
      aria-label={words.label}
      className={`@container overflow-hidden rounded-plate border border-edge bg-paper ${className}`}
    >
      <p className="truncate border-rule border-b bg-sheet px-4 py-1.5 font-mono text-[0.6875rem] text-soft">
        {words.address}
      </p>
      <div className="flex items-center gap-2 px-4 pt-3">
        <Seal id={`${id}s`} className="size-7 shrink-0" />
        <p
          data-brand-text=""
          dir="auto"
          className="wide min-w-0 flex-1 truncate font-bold font-display text-print text-sm"
        >
          {brandName}
        </p>
        <p className="hidden text-soft text-xs @[15rem]:block">{words.account}</p>
      </div>
      <WaveBand id={`${id}b`} className="mt-2 h-5 w-full" />
      <div className="px-4 pt-2 pb-4">
        <p className="narrow font-bold font-display text-2xl tracking-tight">{words.place}</p>
        <p className="text-soft text-xs">{words.network}</p>
        <ul className="mt-3 border-rule border-t">
          {words.plans.map((plan) => (
            <li
              key={plan.data}
              className={`flex items-center gap-2.5 border-b py-2 ${plan.chosen ? 'border-print' : 'border-rule'}`}
            >
              <span
                className={`size-3.5 shrink-0 rounded-full border ${plan.chosen ? 'border-[0.3rem] border-print' : 'border-edge'}`}
              />
              <span className="narrow whitespace-nowrap font-display font-semibold text-base leading-none">
                {plan.data}
              </span>
              <span className="whitespace-nowrap text-soft text-xs">{plan.validity}</span>
              <span className="ml-auto font-mono text-sm tabular-nums">{plan.price}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 rounded-plate bg-print py-2 text-center font-semibold text-paper text-sm">
          {words.buy}
        </p>
        <p className="mt-2 text-center text-[0.75rem] text-soft leading-snug">{words.install}</p>
      </div>
    </figure>
  );
}
