import type { APIRoute } from 'astro';
import type { Content } from '../../content/content.ts';
import { localPath } from '../../lib/paths.ts';
import { inEachLanguage } from '../_in-each-language.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const getStaticPaths = inEachLanguage();

export const GET: APIRoute<{ content: Content }> = ({ props: { content } }) => {
  const { brand, pages, language } = content;
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    description: pages.find(({ address }) => address === '/')?.meta.description,
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
