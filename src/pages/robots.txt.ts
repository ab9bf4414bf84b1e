import type { APIRoute } from 'astro';
import { contents } from '../content/contents.ts';

export const GET: APIRoute = async () => {
  const [{ brand, stage }] = await contents();
  if (stage) return new Response('User-agent: *\nDisallow: /\n');
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: https://${brand.domain}/sitemap.xml\n`);
};
