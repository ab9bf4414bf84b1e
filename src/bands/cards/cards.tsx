import { Band } from '../../components/band.tsx';
import { Icon } from '../../components/icon.tsx';
import { perRow } from '../../lib/per-row.ts';
import type { CardsProps } from './cards-words.ts';
import { DrawnCards } from './drawn-cards.tsx';
import { FigureCards } from './figure-cards.tsx';
import { PriceCards } from './price-cards.tsx';

const looks = {
  icons: PlainCards,
  plain: PlainCards,
  numbered: NumberedCards,
  across: PlainCards,
  figures: FigureCards,
  prices: PriceCards,
  'add-ons': PriceCards,
} satisfies Record<CardsProps['words']['look'], unknown>;

export function Cards(props: CardsProps) {
  const { look, items } = props.words;
  const Look = items.some(({ show }) => show) ? DrawnCards : looks[look];
  return <Look {...props} />;
}

function PlainCards({ words: { title, intro, items, tone, look }, anchor }: CardsProps) {
  const isAcross = look === 'across';
  const columns = isAcross && perRow(items.length, 3) === 3 ? 'lg:grid-cols-3' : '';
  return (
    <Band
      id={anchor}
      title={title}
      intro={intro}
      tone={tone}
      layout={isAcross ? 'under' : 'beside'}
    >
      <ul className={`grid gap-x-8 gap-y-9 sm:grid-cols-2 ${columns}`}>
        {items.map((item) => (
          <li key={item.title} className="border-t border-rule pt-5">
            <h3 className="flex gap-3 wrap-anywhere text-lg">
              {item.icon && look !== 'plain' && (
                <Icon name={item.icon} className="mt-1 size-5 text-print" />
              )}
              {item.title}
            </h3>
            <p className="mt-2 text-sm text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function NumberedCards({ words: { title, intro, items, tone }, anchor }: CardsProps) {
  return (
    <Band id={anchor} title={title} intro={intro} tone={tone} layout="beside">
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
            <p className="text-sm text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
