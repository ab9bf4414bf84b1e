import { RichText } from '../components/rich-text.tsx';
import type { Article, Blog } from '../content/schemas/blog.ts';
import { day } from '../lib/day.ts';
import { TextHead } from './text-head.tsx';

type ListProps = {
  words: Blog;
  /** With the addresses that they have in the page's language. */
  articles: Article[];
  locale: string;
  feed: string;
};

function When({ article: { date, author }, locale }: { article: Article; locale: string }) {
  return (
    <p className="font-mono text-sm text-soft">
      <time dateTime={date}>{day(date, locale)}</time>
      {author && (
        <>
          <br />
          <bdi>{author}</bdi>
        </>
      )}
    </p>
  );
}

/** Every article in one column, the newest first and largest. */
export function BlogList({ words, articles, locale, feed }: ListProps) {
  return (
    <>
      <TextHead heading={words.heading} intro={words.intro} />
      <div className="page-width pb-20">
        <ol>
          {articles.map((article, index) => (
            <li
              key={article.path}
              className="page-grid gap-y-4 border-rule py-14 not-first:border-t"
            >
              <div className="col-span-12 lg:col-span-4">
                <When article={article} locale={locale} />
              </div>
              <div className="col-span-12 max-w-text lg:col-span-7 lg:col-start-6">
                <h2 className={index === 0 ? 'text-2xl' : 'text-xl'}>
                  <a href={article.path} className="text-ink no-underline hover:underline">
                    {article.heading}
                  </a>
                </h2>
                <p className="mt-4 text-soft">{article.intro}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="border-t border-ink pt-5">
          <a href={feed} className="link-line">
            {words.feed}
          </a>
        </p>
      </div>
    </>
  );
}

type ArticleProps = { words: Blog; article: Article; locale: string; list: string };

export function ArticlePage({ words, article, locale, list }: ArticleProps) {
  return (
    <article>
      <TextHead heading={article.heading} intro={article.intro} />
      <div className="page-width page-grid gap-y-10 py-14 lg:py-20">
        <div className="col-span-12 lg:col-span-4">
          <When article={article} locale={locale} />
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <div className="prose">
            <RichText text={article.body} />
          </div>
          <p className="mt-10 max-w-text border-t border-ink pt-5">
            <a href={list} className="link-line">
              {words.all}
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}
