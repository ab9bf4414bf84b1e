import { Actions } from '../../components/actions.tsx';
import { withNote } from '../../lib/money.ts';
import { perRow } from '../../lib/per-row.ts';
import { longest } from '../../lib/text.ts';
import type { CardsProps } from './cards-words.ts';

/** By the number of columns. Rows after the first need space above them. */
const columns: Record<number, string> = {
  2: 'md:grid-cols-2 md:*:nth-[n+3]:mt-10',
  3: 'md:grid-cols-3 md:*:nth-[n+4]:mt-10',
  4: 'md:max-lg:grid-cols-2 md:max-lg:*:nth-[n+3]:mt-10 lg:grid-cols-4 lg:*:nth-[n+5]:mt-10',
};

/** Add-ons are set smaller, beside their heading, and say what tax comes on top, as plans do. */
export function PriceCards({ words, site }: CardsProps) {
  const { items, action } = words;
  const isAddOn = words.look === 'add-ons';
  const [list, space] = isAddOn
    ? ['sm:card-rows sm:grid-cols-2 sm:*:nth-[n+3]:mt-10', 'mt-3']
    : [`md:card-rows ${columns[perRow(items.length, 4)] ?? ''}`, 'mt-4'];
  // Three narrow columns hold a price, and words in its place only if they are set smaller.
  const isLong = longest(items.map(({ value = '' }) => value)) > 8;
  const size = isAddOn ? 'text-2xl' : `text-3xl ${isLong ? 'md:max-lg:text-2xl' : ''}`;
  return (
    <>
      <ul className={`grid gap-x-8 gap-y-10 ${list}`}>
        {items.map(({ title, text, value, label = '', points }) => (
          <li key={title} className="border-t border-ink pt-5">
            <h3 className="text-lg">{title}</h3>
            <p className={`flex flex-wrap items-baseline gap-x-2 gap-y-1.5 ${space}`}>
              <span className={`min-w-0 font-display leading-none font-bold narrow ${size}`}>
                {value}
              </span>
              <span className="text-sm text-soft">
                {isAddOn ? withNote(label, site.prices.taxNote) : label}
              </span>
            </p>
            <p className={`text-sm text-soft ${space}`}>{text}</p>
            {points.length > 0 && (
              <ul className="mt-5 text-sm">
                {points.map((point) => (
                  <li key={point} className="border-t border-rule py-2">
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {action && <Actions actions={[action]} className="mt-10" />}
    </>
  );
}
