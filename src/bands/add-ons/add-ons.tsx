import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { withNote } from '../plans/plan-cards.tsx';
import type { addOnsWords } from './add-ons-words.ts';

export function AddOns({ words, anchor, site }: BandProps<typeof addOnsWords>) {
  return (
    <Band id={anchor} title={words.title} intro={words.intro} layout="beside">
      <ul className="grid gap-x-8 gap-y-10 sm:card-rows sm:grid-cols-2">
        {words.items.map((item) => (
          <li key={item.name} className="border-t border-ink pt-5 sm:nth-[n+3]:mt-10">
            <h3 className="text-lg">{item.name}</h3>
            <p className="mt-3 flex items-baseline gap-2">
              <span className="font-display text-2xl leading-none font-bold narrow">
                {item.price}
              </span>
              <span className="text-sm text-soft">
                {withNote(item.period, site.prices.taxNote)}
              </span>
            </p>
            <p className="mt-3 text-sm text-soft">{item.description}</p>
            <ul className="mt-5 text-sm">
              {item.features.map((feature) => (
                <li key={feature} className="border-t border-rule py-2">
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
