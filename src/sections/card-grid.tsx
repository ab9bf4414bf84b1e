import { Band } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Cards } from '../content/schemas/fields.ts';
import { perRow } from '../lib/per-row.ts';

type Look = 'icons' | 'plain' | 'numbered' | 'across';

const lists: Record<Look, string> = {
  icons: 'gap-x-8 gap-y-9 sm:grid-cols-2',
  plain: 'gap-x-8 gap-y-9 sm:grid-cols-2',
  numbered: '',
  across: 'gap-x-8 gap-y-9 sm:grid-cols-2',
};

/** Feature cards in four looks, so that pages that follow each other do not look alike. */
export function CardGrid({ title, intro, items, look = 'icons' }: Cards & { look?: Look }) {
  const isNumbered = look === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <Band title={title} intro={intro} layout={look === 'across' ? 'under' : 'beside'}>
      <List
        className={`grid ${lists[look]} ${look === 'across' && perRow(items.length, 3) === 3 ? 'lg:grid-cols-3' : ''}`}
      >
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`border-t border-rule ${isNumbered ? 'grid items-baseline gap-x-6 py-5 sm:grid-cols-[2rem_13rem_1fr]' : 'pt-5'}`}
          >
            {isNumbered && (
              <span aria-hidden="true" className="font-mono text-sm leading-8 text-print">
                {String(index + 1).padStart(2, '0')}
              </span>
            )}
            <h3 className="flex gap-3 text-lg">
              {(look === 'icons' || look === 'across') && (
                <Icon name={item.icon} className="mt-1 size-5 text-print" />
              )}
              {item.title}
            </h3>
            <p className={`text-sm text-soft ${isNumbered ? '' : 'mt-2'}`}>{item.text}</p>
          </li>
        ))}
      </List>
    </Band>
  );
}
