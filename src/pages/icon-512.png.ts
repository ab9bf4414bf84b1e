import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { SiteIcon } from '../art/site-icon.tsx';
import { palette } from '../lib/palette.ts';
import { renderPng } from '../lib/render-png.ts';

const { ink: text, mast, paper } = palette;

export const GET: APIRoute = async () =>
  new Response(await renderPng(createElement(SiteIcon, { text, mast, paper }), 512));
