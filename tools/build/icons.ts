import { createElement } from 'react';
import { SiteIcon } from '../../src/art/marks/logo.tsx';
import { markOf } from '../../src/lib/marks.ts';
import { paletteOf } from '../../src/lib/theme.ts';
import type { Brand } from '../../src/schema/brand.ts';
import { renderPng } from './render-png.ts';

/** The site's icon as a PNG, for devices that do not support SVG. */
export const iconPng = (brand: Brand, size: number) =>
  renderPng(createElement(SiteIcon, { mark: markOf(brand), ...paletteOf(brand) }), size);

/** Converts a PNG of up to 256 pixels to an ICO file for /favicon.ico. */
export function iconIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const headBytes = 22;
  const file = new Uint8Array(headBytes + png.length);
  const head = new DataView(file.buffer);
  head.setUint16(2, 1, true); // an icon
  head.setUint16(4, 1, true); // with one picture
  head.setUint8(6, size % 256);
  head.setUint8(7, size % 256);
  head.setUint16(10, 1, true); // color planes
  head.setUint16(12, 32, true); // bits per pixel
  head.setUint32(14, png.length, true);
  head.setUint32(18, headBytes, true);
  file.set(png, headBytes);
  return file;
}
