import type { APIRoute } from 'astro';
import type { Content } from '../content/content.ts';
import { contents } from '../content/contents.ts';
import { alternatesOf } from '../lib/head.ts';
import { localPath, notFoundPath } from '../lib/paths.ts';

export const GET: APIRoute = async () => {
  const all = await contents();
  const { brand, languages } = all[0];
  const has = (path: string) => (content: Content) =>
    content.pages.some(({ address }) => address === path);
  const origin = `https://${brand.domain}`;
  const names = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(languages.length > 1 ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ];
  const others = (path: string) =>
    alternatesOf(
      path,
      origin,
      all.filter(has(path)).map(({ language }) => language),
    )
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
      )
      .join('');
  const urls = all.flatMap(({ pages, language }) =>
    pages
      .filter(({ listed, address }) => listed && address !== notFoundPath)
      .map(({ address, meta }) => {
        const loc = `${origin}${localPath(address, language)}`;
        const date = meta.updated ? `<lastmod>${meta.updated}</lastmod>` : '';
        return `<url><loc>${loc}</loc>${date}${others(address)}</url>`;
      }),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names.join(' ')}>${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
