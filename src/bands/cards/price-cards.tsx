import { Points } from '../../components/points.tsx';
import { withNote } from '../../lib/money.ts';
import type { CardsProps } from './cards-words.ts';

/** Add-ons with their prices, which say what tax comes on top, as plans do. */
export function PriceCards({ words, site }: CardsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:card-rows sm:grid-cols-2 sm:*:nth-[n+3]:mt-10">
      {words.items.map(({ title, text, value, label = '', points }) => (
        <li key={title} className="border-t border-ink pt-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
            <span className="min-w-0 font-display text-2xl leading-none font-bold narrow">
              {value}
            </span>
            <span className="text-sm text-soft">{withNote(label, site.prices.taxNote)}</span>
          </p>
          <p className="mt-3 text-md text-soft">{text}</p>
          <Points points={points} />
        </li>
      ))}
    </ul>
  );
}
