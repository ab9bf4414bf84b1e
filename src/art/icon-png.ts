import { createElement } from 'react';
import type { Brand } from '../brand/schema.ts';
import { markOf } from '../lib/mark.ts';
import { paletteOf } from '../lib/palette.ts';
import { renderPng } from '../lib/render-png.ts';
import { SiteIcon } from './site-icon.tsx';

/** The site's icon as a picture of so many pixels, for devices that take no SVG. */
export const iconPng = (brand: Brand, size: number) =>
  renderPng(createElement(SiteIcon, { mark: markOf(brand), ...paletteOf(brand) }), size);
