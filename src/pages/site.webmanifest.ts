import type { APIRoute } from 'astro';
import { contentFor } from '../content/content.ts';
import { localPath } from '../lib/language.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = async (context) => {
  const { brand, landing, language } = await contentFor(context);
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    description: landing.meta.description,
    lang: language.code,
    dir: language.dir,
    start_url: localPath('/', language),
    display: 'browser',
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  });
};
