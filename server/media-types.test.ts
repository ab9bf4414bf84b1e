import { expect, test } from 'vitest';
import { mediaType } from './media-types.ts';

test.each([
  ['pricing.html', 'text/html; charset=utf-8'],
  ['_astro/a.B1.css', 'text/css; charset=utf-8'],
  ['_astro/a.B1.js', 'text/javascript; charset=utf-8'],
  ['favicon.SVG', 'image/svg+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['a.woff2', 'font/woff2'],
  ['share/home.png', 'image/png'],
  ['LICENSE', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(mediaType(path).type).toBe(type);
});

test('formats that are compressed already are not compressed again', () => {
  expect(mediaType('a.woff2').compressible).toBe(false);
  expect(mediaType('a.png').compressible).toBe(false);
  expect(mediaType('a.svg').compressible).toBe(true);
});
