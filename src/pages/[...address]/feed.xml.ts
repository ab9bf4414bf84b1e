import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articlesBelow } from '../../bands/articles/articles-below.ts';
import { RichText } from '../../components/rich-text.tsx';
import { contents } from '../../content/content.ts';
import type { Page } from '../../content/page-schema.ts';
import type { Content } from '../../content/parse-content.ts';
import { atomFeed } from '../../lib/feed.ts';
import { localPath } from '../../lib/paths.ts';

type Props = { content: Content; page: Page; below: string };

/** A feed for every list of articles. */
export const getStaticPaths = (async () =>
  (await contents()).flatMap((content) =>
    content.pages.flatMap((page) =>
      page.bands.flatMap((words) =>
        words.band === 'articles'
          ? [
              {
                params: { address: localPath(words.below, content.language).slice(1) },
                props: { content, page, below: words.below },
              },
            ]
          : [],
      ),
    ),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { content, page, below } }) => {
  const { brand, language } = content;
  const origin = `https://${brand.domain}`;
  const list = `${origin}${localPath(page.address, language)}`;
  const feed = atomFeed({
    address: `${origin}${localPath(below, language)}/feed.xml`,
    page: list,
    language: brand.locale,
    title: `${page.meta.title} | ${brand.name}`,
    author: brand.legalName,
    entries: articlesBelow(content, below).map((article) => ({
      address: `${origin}${localPath(article.address, language)}`,
      title: article.heading,
      summary: article.intro,
      author: article.author ?? brand.legalName,
      published: article.date,
      updated: article.updated,
      html: renderToStaticMarkup(
        createElement(RichText, { text: article.body, pictures: content.textPictures }),
      ),
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/xml' } });
};
