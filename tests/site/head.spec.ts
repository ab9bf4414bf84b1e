import { expect, test } from '@playwright/test';
import { shareName } from '../../src/lib/head.ts';
import { paths } from '../../src/lib/routes.ts';
import { builtFile, documentOf, pngSize } from './built.ts';
import { content, everyPath, unknownPath } from './pages.ts';

const { brand } = content;
const origin = `https://${brand.domain}`;

const metaOf = (path: string, name: string) =>
  documentOf(path)
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');

for (const path of everyPath) {
  test(`${path} has a complete head`, () => {
    const document = documentOf(path);
    const { title } = document;
    const description = metaOf(path, 'description') ?? '';
    expect.soft(document.documentElement.getAttribute('lang')).toBe('en');
    expect.soft(document.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8');
    expect.soft(metaOf(path, 'viewport')).toBe('width=device-width, initial-scale=1');
    expect.soft(title.endsWith(` | ${brand.name}`), title).toBe(true);
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    for (const name of ['og:title', 'twitter:title']) expect.soft(metaOf(path, name)).toBe(title);
    for (const name of ['og:description', 'twitter:description']) {
      expect.soft(metaOf(path, name)).toBe(description);
    }
    expect.soft(metaOf(path, 'og:type')).toBe('website');
    expect.soft(metaOf(path, 'og:site_name')).toBe(brand.name);
    expect.soft(metaOf(path, 'og:locale')).toBe('en_US');
    expect.soft(metaOf(path, 'twitter:card')).toBe('summary_large_image');
    for (const name of ['og:image:alt', 'twitter:image:alt']) {
      expect.soft(metaOf(path, name), name).toBeTruthy();
    }
  });

  test(`${path} has a sharing image of 1200 × 630`, () => {
    const name = path === unknownPath ? '404' : shareName(path);
    const image = `${origin}/share/${name}.png`;
    expect(metaOf(path, 'og:image')).toBe(image);
    expect(metaOf(path, 'twitter:image')).toBe(image);
    expect(metaOf(path, 'og:image:width')).toBe('1200');
    expect(metaOf(path, 'og:image:height')).toBe('630');
    expect(pngSize(builtFile(`/share/${name}.png`))).toEqual({ width: 1200, height: 630 });
  });

  test(`${path} names its colors, icons and manifest`, () => {
    const document = documentOf(path);
    const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
      meta.getAttribute('media'),
      meta.getAttribute('content'),
    ]);
    expect(colors).toEqual([
      ['(prefers-color-scheme: light)', brand.themeColor.light],
      ['(prefers-color-scheme: dark)', brand.themeColor.dark],
    ]);
    const hrefOf = (rel: string) =>
      document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
    expect(hrefOf('icon')).toBe('/favicon.svg');
    expect(hrefOf('apple-touch-icon')).toBe('/apple-touch-icon.png');
    expect(hrefOf('manifest')).toBe('/site.webmanifest');
  });
}

test('the canonical address of every route is its own', () => {
  for (const path of paths) {
    const canonical = documentOf(path).querySelectorAll('link[rel="canonical"]');
    expect.soft([...canonical].map((link) => link.getAttribute('href'))).toEqual([origin + path]);
    expect.soft(metaOf(path, 'og:url')).toBe(origin + path);
    expect.soft(metaOf(path, 'robots'), path).toBeUndefined();
  }
});

test('the 404 page has no canonical address and asks not to be listed', () => {
  expect(documentOf(unknownPath).querySelector('link[rel="canonical"]')).toBeNull();
  expect(metaOf(unknownPath, 'og:url')).toBeUndefined();
  expect(metaOf(unknownPath, 'robots')).toBe('noindex');
});

test('no two pages share a title or a description', () => {
  const titles = everyPath.map((path) => documentOf(path).title);
  const descriptions = everyPath.map((path) => metaOf(path, 'description'));
  expect(new Set(titles).size).toBe(everyPath.length);
  expect(new Set(descriptions).size).toBe(everyPath.length);
});
