import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '../../../../components/rich-text.tsx';
import { blogPath } from '../../../../content/blog.ts';
import { contents } from '../../../../content/content.ts';
import type { Content } from '../../../../content/parse-content.ts';
import { atomFeed } from '../../../../lib/atom.ts';
import { localPath } from '../../../../lib/language.ts';

export const getStaticPaths = (async () =>
  (await contents())
    .filter(({ articles }) => articles.length > 0)
    .map((content) => ({
      params: { lang: content.language.prefix.slice(1) || undefined },
      props: { content },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: Content }> = ({ props: { content } }) => {
  const { brand, blog, articles, language } = content;
  const at = (path: string) => `https://${brand.domain}${localPath(path, language)}`;
  const feed = atomFeed({
    address: at(`${blogPath}/feed.xml`),
    page: at(blogPath),
    language: brand.locale,
    title: `${blog.meta.title} | ${brand.name}`,
    author: brand.legalName,
    entries: articles.map(({ path, heading, intro, author, date, meta, body }) => ({
      address: at(path),
      title: heading,
      summary: intro,
      author: author ?? brand.legalName,
      published: date,
      updated: meta.updated,
      html: renderToStaticMarkup(createElement(RichText, { text: body })),
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/xml' } });
};
