import { nameLook, shownName } from '../../../lib/identity.ts';
import { longest } from '../../../lib/text.ts';
import { Rosette, WaveBand } from '../../rosette.tsx';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import type { storefrontWords } from './storefront-words.ts';

export function Storefront({ words, brand, className = '' }: DrawingProps<typeof storefrontWords>) {
  const brandName = shownName(brand);
  return (
    <figure
      role="img"
      aria-label={words.label}
      className={`@container overflow-hidden rounded-plate border border-edge bg-card ${className}`}
    >
      <p className="truncate border-rule border-b bg-sheet px-4 py-1.5 font-mono text-[0.6875rem] text-soft">
        {words.address}
      </p>
      <div className="flex items-center gap-2 px-4 pt-3">
        <Rosette preset="seal" className="size-7 shrink-0" />
        <bdi
          data-brand-text=""
          className={`min-w-0 flex-1 font-bold font-display text-print text-sm ${nameLook(brandName)}`}
        >
          {brandName}
        </bdi>
        <p className="hidden text-soft text-xs @[19rem]:block">{words.account}</p>
      </div>
      <WaveBand className="mt-2 h-5 w-full" />
      <div className="px-4 pt-2 pb-4">
        <ShopOffer words={words} />
        <p className="mt-2 text-balance text-center text-[0.75rem] text-soft leading-snug">
          {words.install}
        </p>
      </div>
    </figure>
  );
}

/** Letters of a price that fit beside its plan; longer ones are set small and narrow. */
const roomForPrice = 8;

/** The shop's offer, which the phone drawing shows, too. */
export function ShopOffer({ words }: { words: WordsOf<typeof storefrontWords> }) {
  const isLong = longest(words.plans.map(({ price }) => price)) > roomForPrice;
  return (
    <>
      <p className="narrow font-bold font-display text-2xl tracking-tight">{words.place}</p>
      <p className="text-soft text-xs">{words.network}</p>
      <ul className="mt-3 border-rule border-t">
        {words.plans.map((plan) => (
          <li
            key={plan.data}
            className={`flex flex-wrap items-baseline gap-x-1 gap-y-1 border-b py-2 before:me-0.5 before:size-3.5 before:shrink-0 before:self-center before:rounded-full ${plan.chosen ? 'border-print before:border-[0.3rem] before:border-print' : 'border-rule before:border before:border-edge'}`}
          >
            <span className="narrow whitespace-nowrap font-display font-semibold text-base leading-none">
              {plan.data}
            </span>
            <span className="whitespace-nowrap text-soft text-xs">{plan.validity}</span>
            <span
              className={`ms-auto tabular-nums ${isLong ? 'narrow text-xs' : 'font-mono text-sm'}`}
            >
              {plan.price}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 rounded-plate bg-print py-2 forced-colors:border text-center font-semibold text-paper text-sm">
        {words.buy}
      </p>
    </>
  );
}
