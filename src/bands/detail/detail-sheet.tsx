import { Rosette, WaveBand } from '../../art/plate/rosette.tsx';
import { day } from '../../lib/dates.ts';
import { localPath } from '../../lib/paths.ts';
import type { BandProps } from '../define-band.ts';
import type { detailWords } from './detail-words.ts';

/**
 * A sheet for readers who check, which they print or forward. The browser prints it alone when its id is
 * in the address.
 */
export function DetailSheet({ words, anchor, uid, site, page }: BandProps<typeof detailWords>) {
  const { title, paragraphs, points, print, tone } = words;
  const { brand, language } = site;
  const { updated } = page.meta;
  const id = anchor ?? `${uid}-sheet`;
  return (
    <section className={`page-pad py-14 lg:py-20 ${tone === 'paper' ? '' : 'bg-sheet'}`}>
      <div
        id={id}
        data-sheet=""
        className="relative isolate overflow-clip border-3 border-double border-print bg-card"
      >
        <WaveBand className="h-9 w-full sm:h-12" />
        <Rosette preset="card" className="absolute -end-28 -bottom-32 -z-10 size-112 opacity-25" />
        <div className="px-5 pt-6 pb-8 sm:px-10 lg:px-14 print:px-6 print:py-4">
          <p className="flex flex-wrap justify-between gap-x-6 font-mono text-soft text-xs">
            <bdi className="min-w-0">{brand.legalName}</bdi>
            {updated && <time dateTime={updated}>{day(updated, brand.locale)}</time>}
          </p>
          <h2 className="mt-6 text-2xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-text text-balance text-soft">
              {paragraph}
            </p>
          ))}
          <dl className="mt-8 grid grid-cols-1 gap-x-12 print:mt-4 print:gap-x-8 print:grid-cols-2 border-print border-b sm:grid-cols-2">
            {points.map(({ term, text }) => (
              <div key={term} className="border-print border-t py-4 print:py-2">
                <dt className="narrow font-bold font-display text-xl leading-tight">{term}</dt>
                <dd className="mt-1 text-md text-soft print:text-sm">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p className="font-mono text-xs wrap-anywhere">
              {`https://${brand.domain}`}
              <wbr />
              {localPath(page.address, language)}
              <wbr />
              {`#${id}`}
              <br />
              {brand.email}
            </p>
            <a href={`#${id}`} className="link-line print:hidden">
              {print}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
