import { Drawing } from '../../art/drawings/drawing.tsx';
import { Band } from '../../components/band.tsx';
import { Icon } from '../../components/icon.tsx';
import { perRow } from '../../lib/layout.ts';
import type { BandProps } from '../define-band.ts';
import type { cardsWords } from './cards-words.ts';

type Props = BandProps<typeof cardsWords>;

const lists: Record<Props['words']['look'], string> = {
  icons: 'gap-x-8 gap-y-9 sm:grid-cols-2',
  plain: 'gap-x-8 gap-y-9 sm:grid-cols-2',
  numbered: '',
  across: 'gap-x-8 gap-y-9 sm:grid-cols-2',
};

/** Cards in four looks, so that similar pages do not look alike. */
export function Cards(props: Props) {
  return props.words.items.some(({ show }) => show) ? (
    <DrawnCards {...props} />
  ) : (
    <PlainCards {...props} />
  );
}

function PlainCards({ words: { title, intro, items, look }, anchor }: Props) {
  const isNumbered = look === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <Band id={anchor} title={title} intro={intro} layout={look === 'across' ? 'under' : 'beside'}>
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
            <h3 className="flex gap-3 wrap-anywhere text-lg">
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

/** The width of cards without a drawing, by how many are in a row. */
const widths: Record<number, string> = {
  1: 'lg:col-span-12',
  2: 'lg:col-span-6',
  3: 'lg:col-span-4',
  4: 'lg:col-span-3',
};

/** Cards with a drawing take half the width; the others share their rows evenly. */
function DrawnCards({ words: { title, intro, items }, anchor, uid, site }: Props) {
  const told = widths[perRow(items.filter(({ show }) => !show).length, 4)] ?? '';
  return (
    <Band id={anchor} title={title} intro={intro}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-12">
        {items.map(({ icon, title, text, show }, index) => (
          <li key={title} className={`border-rule border-t pt-5 ${show ? 'lg:col-span-6' : told}`}>
            {show && (
              <div className="mb-6 grid min-h-54 grid-cols-[minmax(0,1fr)] bg-sheet p-5 lg:min-h-72 lg:p-8">
                <Drawing show={show} site={site} id={`${uid}-${index}`} />
              </div>
            )}
            <h3 className={`flex gap-3 wrap-anywhere ${show ? 'text-xl' : 'text-lg'}`}>
              {!show && <Icon name={icon} className="mt-1 size-5 text-print" />}
              {title}
            </h3>
            <p className={`mt-2 text-soft ${show ? 'max-w-120' : 'text-sm'}`}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
