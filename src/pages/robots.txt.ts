import type { APIRoute } from 'astro';
import { contentFor } from '../content/content.ts';

export const GET: APIRoute = async (context) => {
  const { domain } = (await contentFor(context)).brand;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: https://${domain}/sitemap.xml\n`);
};
