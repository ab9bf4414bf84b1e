import { Actions } from '../../components/actions.tsx';
import { Band } from '../../components/band.tsx';
import { perRow } from '../../lib/layout.ts';
import { longest } from '../../lib/text.ts';
import type { BandProps } from '../define-band.ts';
import type { pricesWords } from './prices-words.ts';

/** Classes by the number of columns. Rows after the first need space above them. */
const columns: Record<number, { list: string; item: string }> = {
  2: { list: 'md:grid-cols-2', item: 'md:nth-[n+3]:mt-10' },
  3: { list: 'md:grid-cols-3', item: 'md:nth-[n+4]:mt-10' },
  4: {
    list: 'md:max-lg:grid-cols-2 lg:grid-cols-4',
    item: 'md:max-lg:nth-[n+3]:mt-10 lg:nth-[n+5]:mt-10',
  },
};

export function Prices({ words, anchor }: BandProps<typeof pricesWords>) {
  const { title, intro, items, action } = words;
  const look = columns[perRow(items.length, 4)];
  // Three narrow columns hold a price, and words in its place only if they are set smaller.
  const size = longest(items.map(({ price }) => price)) > 8 ? 'md:max-lg:text-2xl' : '';
  return (
    <Band id={anchor} title={title} intro={intro}>
      <ul className={`grid gap-x-8 gap-y-10 md:card-rows ${look?.list ?? ''}`}>
        {items.map((item) => (
          <li key={item.title} className={`border-t border-ink pt-5 ${look?.item ?? ''}`}>
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
              <span
                className={`min-w-0 font-display text-3xl leading-none font-bold narrow ${size}`}
              >
                {item.price}
              </span>
              <span className="text-sm text-soft">{item.period}</span>
            </p>
            <p className="mt-4 text-sm text-soft">{item.text}</p>
            <ul className="mt-5 text-sm">
              {item.points.map((point) => (
                <li key={point} className="border-t border-rule py-2">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Actions actions={[action]} className="mt-10" />
    </Band>
  );
}
