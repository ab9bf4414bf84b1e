import { Band } from '../../components/band.tsx';
import { Icon } from '../../components/icon.tsx';
import { perRow } from '../../lib/per-row.ts';
import type { CardsProps } from './cards-words.ts';
import { DrawnCards } from './drawn-cards.tsx';
import { FigureCards } from './figure-cards.tsx';
import { PriceCards } from './price-cards.tsx';

const looks = {
  icons: { Items: PlainCards, layout: 'beside' },
  plain: { Items: PlainCards, layout: 'beside' },
  numbered: { Items: NumberedCards, layout: 'beside' },
  across: { Items: PlainCards, layout: 'under' },
  figures: { Items: FigureCards, layout: 'under' },
  'add-ons': { Items: PriceCards, layout: 'beside' },
} as const satisfies Record<CardsProps['words']['look'], unknown>;

const drawn = { Items: DrawnCards, layout: 'under' } as const;

/** Every look has the same band around it. What differs is its list of cards. */
export function Cards(props: CardsProps) {
  const { title, intro, items, tone, look } = props.words;
  const { Items, layout } = items.some(({ show }) => show) ? drawn : looks[look];
  return (
    <Band id={props.anchor} title={title} intro={intro} tone={tone} layout={layout}>
      <Items {...props} />
    </Band>
  );
}

function PlainCards({ words: { items, look } }: CardsProps) {
  const columns = look === 'across' && perRow(items.length, 3) === 3 ? 'lg:grid-cols-3' : '';
  return (
    <ul className={`grid gap-x-8 gap-y-9 sm:grid-cols-2 ${columns}`}>
      {items.map((item) => (
        <li key={item.title} className="border-t border-rule pt-5">
          <h3 className="flex gap-3 wrap-anywhere text-lg">
            {item.icon && look !== 'plain' && (
              <Icon name={item.icon} className="mt-1 size-5 text-print" />
            )}
            {item.title}
          </h3>
          <p className="mt-2 text-md text-soft">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

function NumberedCards({ words: { items } }: CardsProps) {
  return (
    <ol className="grid">
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid items-baseline gap-x-6 border-t border-rule py-5 sm:grid-cols-[2rem_13rem_1fr]"
        >
          <span aria-hidden="true" className="font-mono text-sm leading-8 text-print">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="wrap-anywhere text-lg">{item.title}</h3>
          <p className="text-md text-soft">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
