import { createElement } from 'react';
import { SiteIcon } from '../src/art/site-icon.tsx';
import type { Brand } from '../src/brand/schema.ts';
import { markOf } from '../src/lib/mark.ts';
import { paletteOf } from '../src/lib/palette.ts';
import { renderPng } from './render-png.ts';

/** The site's icon as a picture of so many pixels, for devices that take no SVG. */
export const iconPng = (brand: Brand, size: number) =>
  renderPng(createElement(SiteIcon, { mark: markOf(brand), ...paletteOf(brand) }), size);
