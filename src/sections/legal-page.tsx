import { Seal } from '../art/seal.tsx';
import type { Brand } from '../brand/schema.ts';
import { headingsOf, RichText } from '../components/rich-text.tsx';
import type { Legal } from '../content/schemas/questions.ts';
import { markOf } from '../lib/mark.ts';
import { TextHead } from './text-head.tsx';

export function LegalPage({ words, brand }: { words: Legal; brand: Brand }) {
  return (
    <article>
      <TextHead heading={words.heading} intro={words.summary} note={words.lastUpdated} />
      <div className="page-width page-grid gap-y-10 py-14 lg:py-20">
        <nav aria-label={words.contents} className="contents-list col-span-12 lg:col-span-4">
          <div className="border-rule lg:sticky lg:top-28 lg:border-t lg:pt-5">
            <p className="mb-3 font-display font-bold">{words.contents}</p>
            <ol>
              {headingsOf(words.body).map(({ id, text }) => (
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
          </div>
        </nav>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <div className="prose">
            <RichText text={words.body} pictures={words.pictures} />
          </div>
          <p className="mt-14 flex items-center gap-6 border-rule border-t pt-8">
            <Seal mark={markOf(brand)} className="size-28 shrink-0 sm:size-36" />
            <span>
              <bdi className="block font-display font-bold">{brand.legalName}</bdi>
              <span className="mt-1 block font-mono text-sm text-soft">{words.lastUpdated}</span>
            </span>
          </p>
        </div>
      </div>
    </article>
  );
}
