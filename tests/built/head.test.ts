import { expect, it } from 'vitest';
import { shareName, shareOf } from '../../src/lib/head.ts';
import { attributes, documentOf, pngSize } from '../support/built.ts';
import { content, everyPath, origin, pageAt, unknownPath } from '../support/pages.ts';

const { brand, language } = content;

const meta = (path: string, name: string) =>
  attributes(path, `meta[name="${name}"], meta[property="${name}"]`, 'content')[0];

it.each(everyPath)('%s has a complete head', (path) => {
  const document = documentOf(path);
  const { title } = document;
  const description = meta(path, 'description') ?? '';
  expect.soft(document.documentElement.getAttribute('lang')).toBe(language.code);
  expect.soft(attributes(path, 'meta[charset]', 'charset')).toEqual(['utf-8']);
  expect.soft(meta(path, 'viewport')).toBe('width=device-width, initial-scale=1');
  expect.soft(title.endsWith(` | ${brand.shortName ?? brand.name}`), title).toBe(true);
  expect.soft(title.length, title).toBeLessThanOrEqual(60);
  // One that is taken from a text can be short; check:live says so.
  expect.soft(description).not.toBe('');
  expect.soft(description.length, description).toBeLessThanOrEqual(160);
  const isMissing = path === unknownPath;
  const name = isMissing ? '404' : shareName(path);
  const own = shareOf(pageAt(path)?.meta ?? {}, brand);
  const image = own
    ? expect.stringMatching(/^https:.*\/_astro\/.*\.jpg$/)
    : `${origin}/share/${name}.png`;
  const said = {
    'og:title': title,
    'twitter:title': title,
    'og:description': description,
    'twitter:description': description,
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': brand.locale.replace('-', '_'),
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/./),
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
    'twitter:image:alt': expect.stringMatching(/./),
    // The page for unknown addresses is no place of its own.
    'og:url': isMissing ? undefined : origin + path,
    robots: isMissing ? 'noindex' : undefined,
  };
  const found = Object.fromEntries(Object.keys(said).map((key) => [key, meta(path, key)]));
  expect.soft(found).toEqual(said);
  const canonical = attributes(path, 'link[rel="canonical"]', 'href');
  expect.soft(canonical).toEqual(isMissing ? [] : [origin + path]);
  if (!own) expect.soft(pngSize(`/share/${name}.png`)).toEqual({ width: 1200, height: 630 });
});

it.each(everyPath)('%s names its colors, icons and manifest', (path) => {
  const colors = 'meta[name="theme-color"]';
  expect(attributes(path, colors, 'media')).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  const { light, dark } = brand.themeColor;
  expect(attributes(path, colors, 'content')).toEqual([light, dark]);
  const files = { icon: 'favicon.svg', 'apple-touch-icon': 'apple-touch-icon.png' };
  for (const [rel, file] of Object.entries({ ...files, manifest: 'site.webmanifest' })) {
    expect.soft(attributes(path, `link[rel="${rel}"]`, 'href'), rel).toEqual([`/${file}`]);
  }
});

it('no two pages share a title', () => {
  const titles = everyPath.map((path) => documentOf(path).title);
  expect(new Set(titles).size).toBe(everyPath.length);
});
