import type { APIRoute } from 'astro';
import { content } from '../content/content.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: https://${content.brand.domain}/sitemap.xml\n`);
