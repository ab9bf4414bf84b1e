import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteIcon } from '../art/site-icon.tsx';
import { content } from '../content/content.ts';
import { palette } from '../lib/palette.ts';

export const GET: APIRoute = () => {
  const { light } = content.brand.themeColor;
  const icon = renderToStaticMarkup(
    createElement(SiteIcon, { text: palette.ink, mast: palette.mast }),
  );
  const style = `<style>@media(prefers-color-scheme:dark){.line{stroke:${light}}}</style>`;
  return new Response(icon.replace('<g>', `${style}<g>`));
};
