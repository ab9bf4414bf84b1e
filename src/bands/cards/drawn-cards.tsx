import { Drawing } from '../../art/drawings/drawing.tsx';
import { Icon } from '../../components/icon.tsx';
import { perRow } from '../../lib/per-row.ts';
import type { CardsProps } from './cards-words.ts';

/** The width of cards without a drawing, by how many are in a row. */
const widths: Record<number, string> = {
  1: 'lg:col-span-12',
  2: 'lg:col-span-6',
  3: 'lg:col-span-4',
  4: 'lg:col-span-3',
};

/** Cards with a drawing take half the width; the others share their rows evenly. */
export function DrawnCards({ words: { items }, uid, site }: CardsProps) {
  const width = widths[perRow(items.filter(({ show }) => !show).length, 4)] ?? '';
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-12">
      {items.map(({ icon, title, text, show }, index) => (
        <li key={title} className={`border-rule border-t pt-5 ${show ? 'lg:col-span-6' : width}`}>
          {show && (
            <div className="mb-6 grid min-h-48 grid-cols-[minmax(0,1fr)] pt-3 lg:min-h-56">
              <Drawing show={show} site={site} id={`${uid}-${index}`} />
            </div>
          )}
          <h3 className={`flex gap-3 wrap-anywhere ${show ? 'text-xl' : 'text-lg'}`}>
            {icon && !show && <Icon name={icon} className="mt-1 size-5 text-print" />}
            {title}
          </h3>
          <p className={`mt-2 text-soft ${show ? 'max-w-120' : 'text-md'}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
