import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { iconIco, iconPng } from '../../tools/build/icons.ts';
import { SiteIcon } from '../art/marks/logo.tsx';
import { contents } from '../content/contents.ts';
import { markOf } from '../lib/marks.ts';
import { paletteOf } from '../lib/theme.ts';
import { drawnFile, drawnSvg } from './_drawn-file.ts';

/** The sizes in pixels; the SVG has none. Clients request favicon.ico even if no page links to it. */
const icons = {
  'favicon.svg': undefined,
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

type Props = { name: keyof typeof icons };

export const getStaticPaths = (() =>
  (Object.keys(icons) as Props['name'][]).map((name) => ({
    params: { icon: name },
    props: { name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { name } }) => {
  const [{ brand }] = await contents();
  const size = icons[name];
  if (!size) {
    const { text, mast } = paletteOf(brand);
    const darkText = brand.themeColor.light;
    return drawnSvg(createElement(SiteIcon, { mark: markOf(brand), text, mast, darkText }));
  }
  const png = await iconPng(brand, size);
  return name.endsWith('.ico') ? drawnFile('ico', iconIco(png, size)) : drawnFile('png', png);
};
