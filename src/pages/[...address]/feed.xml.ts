import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleLists } from '../../bands/articles/article-lists.ts';
import { RichText } from '../../components/rich-text.tsx';
import type { Content } from '../../content/content.ts';
import { contents } from '../../content/contents.ts';
import { atomFeed } from '../../lib/feed.ts';
import { localPath } from '../../lib/paths.ts';

type Props = { content: Content; list: ReturnType<typeof articleLists>[number] };

/** A feed for every list of articles. */
export const getStaticPaths = (async () =>
  (await contents()).flatMap((content) =>
    articleLists(content).map((list) => ({
      params: { address: localPath(list.below, content.language).slice(1) },
      props: { content, list },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { content, list } }) => {
  const { brand, language } = content;
  const at = (path: string) => `https://${brand.domain}${localPath(path, language)}`;
  const feed = atomFeed({
    address: at(`${list.below}/feed.xml`),
    page: at(list.page.address),
    language: brand.locale,
    title: `${list.page.meta.title} | ${brand.name}`,
    author: brand.legalName,
    entries: list.articles.map((article) => ({
      address: at(article.address),
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
