import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { VideoPoster } from '../../art/plate/files.tsx';
import { contents } from '../../content/contents.ts';
import { toHex } from '../../lib/color.ts';
import { themeColors } from '../../lib/theme.ts';
import type { Brand } from '../../schema/brand.ts';
import { drawnSvg } from '../_drawn-file.ts';

/** The drawn poster, if the site has videos; in dev also for the band's example. */
export const getStaticPaths = (async () => {
  const [first, ...others] = await contents();
  const hasVideos = [first, ...others].some(({ ownVideos }) => ownVideos.length > 0);
  return hasVideos || import.meta.env.DEV
    ? [{ params: { name: 'poster' }, props: { brand: first.brand } }]
    : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ brand: Brand }> = ({ props: { brand } }) => {
  const ground = toHex(themeColors(brand).shade.dark);
  const ink = toHex(brand.inks.agencies.dark);
  return drawnSvg(createElement(VideoPoster, { cut: brand.plate, ground, ink }));
};
