import { longest } from '../../lib/text.ts';
import type { DrawingWords } from '../../schema/drawings.ts';
import { WaveBand } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Button, Picture, ShopName, ShopSeal } from './sheet.tsx';

export function Storefront({ words, className }: DrawingProps<'storefront'>) {
  return (
    <Picture
      label={words.label}
      className={`overflow-hidden rounded-plate border border-edge bg-card ${className}`}
    >
      <p
        data-brand-text="host"
        className="truncate border-rule border-b bg-sheet px-4 py-1.5 font-mono text-[0.6875rem] text-soft"
      >
        {words.address}
      </p>
      <div className="flex items-center gap-2 px-4 pt-3">
        <ShopSeal />
        <ShopName name={words.shop} className="flex-1 text-sm" />
        <p className="hidden text-soft text-xs @[19rem]:block">{words.account}</p>
      </div>
      <WaveBand className="mt-2 h-5 w-full" />
      <div className="px-4 pt-2 pb-4">
        <ShopOffer words={words} />
        <p className="mt-2 text-balance text-center text-[0.75rem] text-soft leading-snug">
          {words.install}
        </p>
      </div>
    </Picture>
  );
}

/** The number of letters of a price that fit beside its plan. Longer ones are small and condensed. */
const roomForPrice = 8;

/** The shop's offer, which the phone drawing also shows. */
export function ShopOffer({ words }: { words: DrawingWords<'storefront'> }) {
  const isLong = longest(words.plans.map(({ price }) => price)) > roomForPrice;
  return (
    <>
      <div className="shop-plans">
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
      </div>
      <Button className="mt-4 py-2 text-sm">{words.buy}</Button>
    </>
  );
}
