import { Drawing } from '../../art/drawings/drawing.tsx';
import { Rosette } from '../../art/plate/rosette.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stat } from '../../components/stat.tsx';
import type { BandProps } from '../define-band.ts';
import type { promoWords } from './promo-words.ts';

/** The promotional half of a split page, hidden on small screens. */
export function Promo({ words, anchor, uid, site }: BandProps<typeof promoWords>) {
  const { title, text, points, items, stats, statsLabel, show } = words;
  return (
    <aside
      id={anchor}
      aria-labelledby={`${uid}-title`}
      className="night hidden overflow-hidden lg:grid lg:grid-rows-[auto_minmax(10rem,1fr)]"
    >
      <div className="flex max-w-140 flex-col gap-10 px-12 pt-[calc(6vh+4.5rem)] xl:px-16">
        <p
          id={`${uid}-title`}
          className="font-display text-3xl leading-[1.05] font-bold tracking-[-0.018em] wide"
        >
          {title}
        </p>
        <div className="empty:hidden">
          {text && <p className="text-lg text-soft">{text}</p>}
          {points.length > 0 && (
            <ul className={text ? 'mt-8' : ''}>
              {points.map((point) => (
                <li key={point} className="border-t border-rule py-3 text-sm">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="empty:hidden">
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item.id} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5">
                  <Icon name={item.icon} className="mt-0.5 size-5 text-print" />
                  <div>
                    <p className="font-semibold">{item.title}</p>
                    <p className="text-sm text-soft">{item.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {stats.length > 0 && (
            <dl
              aria-label={statsLabel}
              className="grid auto-cols-fr grid-flow-col border-t border-rule pt-6"
            >
              {stats.map((stat) => (
                <Stat key={stat.label} {...stat} />
              ))}
            </dl>
          )}
        </div>
      </div>
      {show ? (
        // Cut off at the edges, so it is a picture and not a text to read.
        <div inert className="mt-10 h-0 min-h-full overflow-clip ps-12 xl:ps-16">
          <Drawing show={show} site={site} id={`${uid}-figure`} className="w-240" />
        </div>
      ) : (
        <div className="[container-type:size]">
          <Rosette preset="landing" className="promo-plate" />
        </div>
      )}
    </aside>
  );
}
