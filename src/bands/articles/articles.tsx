import { LinkLine } from '../../components/link-line.tsx';
import { localPath } from '../../lib/paths.ts';
import type { BandProps } from '../define-band.ts';
import { articlesBelow } from './article-lists.ts';
import type { articlesWords } from './articles-words.ts';
import { Byline } from './byline.tsx';

/** Every article in one column, the newest first and largest. */
export function Articles({ words, anchor, site }: BandProps<typeof articlesWords>) {
  const { brand, language } = site;
  const articles = articlesBelow(site, words.below);
  return (
    <div id={anchor} className="page-width pb-20">
      {articles.length === 0 && words.none && (
        <p className="max-w-text py-14 text-soft">{words.none}</p>
      )}
      <ol>
        {articles.map(({ address, heading, intro, ...article }, index) => (
          <li key={address} className="page-grid gap-y-4 border-rule py-14 not-first:border-t">
            <div className="col-span-12 lg:col-span-4">
              <Byline date={article.date} author={article.author} locale={brand.locale} />
            </div>
            <div className="col-span-12 max-w-text lg:col-span-7 lg:col-start-6">
              <h2 className={index === 0 ? 'text-2xl' : 'text-xl'}>
                <a
                  href={localPath(address, language)}
                  className="text-ink no-underline hover:underline"
                >
                  {heading}
                </a>
              </h2>
              <p className="mt-4 text-soft">{intro}</p>
            </div>
          </li>
        ))}
      </ol>
      {articles.length > 0 && (
        <LinkLine
          link={{ href: localPath(`${words.below}/feed.xml`, language), label: words.feed }}
          className="border-t border-ink pt-5"
        />
      )}
    </div>
  );
}
