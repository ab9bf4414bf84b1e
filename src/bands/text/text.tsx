import { Seal } from '../../art/marks/logo.tsx';
import { WaveBand } from '../../art/plate/rosette.tsx';
import { LinkLine } from '../../components/link-line.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { headingsOf } from '../../lib/markdown.ts';
import { markOf } from '../../lib/marks.ts';
import { localPath } from '../../lib/paths.ts';
import type { Brand } from '../../schema/brand.ts';
import { articleListOf } from '../articles/article-lists.ts';
import { Byline } from '../articles/byline.tsx';
import type { BandProps } from '../define-band.ts';
import { TextHead } from '../hero/text-head.tsx';
import type { textWords } from './text-words.ts';

/** The headings of a text, as links. */
function Contents({ title, body }: { title: string; body: string }) {
  return (
    <>
      <p className="mb-3 font-display font-bold">{title}</p>
      <ol>
        {headingsOf(body).map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center py-1 text-sm pointer-coarse:min-h-11 leading-snug text-soft no-underline hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The seal under a legal text, with the company's name and the date. */
function Sealed({ brand, note }: { brand: Brand; note: string | undefined }) {
  return (
    <p className="mt-14 flex flex-wrap items-center gap-6 border-rule border-t pt-8">
      <Seal mark={markOf(brand)} className="size-28 shrink-0 sm:size-36" />
      <span className="grow basis-40">
        <bdi className="block font-display font-bold">{brand.legalName}</bdi>
        {note && <span className="mt-1 block font-mono text-sm text-soft">{note}</span>}
      </span>
    </p>
  );
}

export function Text({ words, anchor, site, page }: BandProps<typeof textWords>) {
  const { heading, intro, note, contents, isSealed, date, author, body } = words;
  const text = <RichText text={body} pictures={site.textPictures} />;
  const byline = date && <Byline date={date} author={author} locale={site.brand.locale} />;
  const list = date && articleListOf(site, page.address);
  const seal = isSealed && <Sealed brand={site.brand} note={note} />;
  return (
    <article id={anchor}>
      <TextHead heading={heading} intro={intro} note={note} />
      <WaveBand className="h-10 w-full" />
      {contents || date ? (
        <div className="page-width page-grid gap-y-10 py-14 lg:py-16">
          {contents ? (
            <nav aria-label={contents} className="contents-list col-span-12 lg:col-span-4">
              <div className="border-rule lg:sticky lg:top-28 lg:border-t lg:pt-5">
                <Contents title={contents} body={body} />
              </div>
            </nav>
          ) : (
            <div className="col-span-12 lg:col-span-4">{byline}</div>
          )}
          <div className="col-span-12 lg:col-span-7 lg:col-start-6">
            {contents && byline && <div className="mb-8">{byline}</div>}
            <div className="prose rich">{text}</div>
            {seal}
            {list && (
              <LinkLine
                link={{ href: localPath(list.page.address, site.language), label: list.all }}
                className="mt-10 max-w-text border-t border-ink pt-5"
              />
            )}
          </div>
        </div>
      ) : (
        <div className="page-width py-14 lg:py-16">
          <div className="prose rich max-w-text">{text}</div>
          {seal && <div className="max-w-text">{seal}</div>}
        </div>
      )}
    </article>
  );
}
