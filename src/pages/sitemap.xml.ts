import type { APIRoute } from 'astro';
import { content } from '../content/content.ts';
import { pageMetas } from '../content/page-metas.ts';
import { mainPaths, type Route } from '../lib/routes.ts';

export const GET: APIRoute = () => {
  const urls = pageMetas(content)
    .filter(({ path }) => mainPaths.includes(path as Route))
    .map(({ path, meta }) => {
      const loc = `https://${content.brand.domain}${path}`;
      return `<url><loc>${loc}</loc><lastmod>${meta.updated}</lastmod></url>`;
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
