import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteIcon } from '../art/site-icon.tsx';
import { contentFor } from '../content/content.ts';
import { svgFile } from '../lib/file-answer.ts';
import { markOf } from '../lib/mark.ts';
import { paletteOf } from '../lib/palette.ts';

export const GET: APIRoute = async (context) => {
  const { brand } = await contentFor(context);
  const { text, mast } = paletteOf(brand);
  const darkText = brand.themeColor.light;
  const icon = createElement(SiteIcon, { mark: markOf(brand), text, mast, darkText });
  return svgFile(renderToStaticMarkup(icon));
};
