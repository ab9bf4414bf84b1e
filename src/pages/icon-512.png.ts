import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { SiteIcon } from '../art/site-icon.tsx';
import { content } from '../content/content.ts';
import { markOf } from '../lib/mark.ts';
import { paletteOf } from '../lib/palette.ts';
import { renderPng } from '../lib/render-png.ts';

const { brand } = content;

export const GET: APIRoute = async () =>
  new Response(
    await renderPng(createElement(SiteIcon, { mark: markOf(brand), ...paletteOf(brand) }), 512),
  );
