import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markOf } from '../../edit/mark-text.ts';
import { readLanguages } from '../../src/content/read-content.ts';
import { localPath, notFoundPath } from '../../src/lib/paths.ts';
import { attributes, builtFile, documentOf, parse, pngSize } from '../support/built.ts';
import { bandsOf, content, everyPath, origin, pageAt } from '../support/pages.ts';

const { brand, pages } = content;

it('the sitemap lists the pages that search engines are told of, with the day their words changed', () => {
  const sitemap = parse(builtFile('/sitemap.xml').toString(), 'text/xml');
  const listed = [...sitemap.querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent,
    url.querySelector('lastmod')?.textContent,
  ]);
  const expected = readLanguages().flatMap(({ pages: translated, language }) =>
    translated
      .filter((page) => page.listed && page.address !== notFoundPath)
      .map(({ address, meta }) => [origin + localPath(address, language), meta.updated]),
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

it('robots.txt lets everyone in and names the sitemap', () => {
  const lines = builtFile('/robots.txt').toString().split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
});

type Icon = { src: string; sizes: string; type: string; purpose?: string };

it('the manifest is the brand’s, and its icons have the sizes it states', () => {
  const manifest = JSON.parse(builtFile('/site.webmanifest').toString());
  const icons: Icon[] = manifest.icons;
  expect(manifest).toMatchObject({
    name: brand.name,
    start_url: '/',
    theme_color: brand.themeColor.light,
  });
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(drawn.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of drawn) {
    const { width, height } = pngSize(src);
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});

it('the icons are there', () => {
  expect(pngSize('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  const icon = parse(builtFile('/favicon.svg').toString(), 'text/xml').documentElement;
  expect(icon.localName).toBe('svg');
  expect(icon.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

/** What a page tells search engines that it is: one thing, or a list of several. */
const dataOf = (path: string): { '@type': string }[] =>
  [...documentOf(path).querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    JSON.parse(script.textContent),
  );

const thingsOf = (path: string, type: string) =>
  dataOf(path).filter((data) => data['@type'] === type);

it('structured data: the landing page is the site, with a search that exists', () => {
  const [searched] = bandsOf('faq');
  const site = {
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}/`,
    description: pageAt('/')?.meta.description,
  };
  const potentialAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${searched?.path}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const whole = searched ? { ...site, potentialAction } : site;
  expect(thingsOf('/', 'WebSite')).toEqual([expect.objectContaining(whole)]);
  if (searched) expect(attributes(searched.path, '#faq-search', 'type')).toEqual(['search']);
});

it.each(pages.filter((page) => page.product))(
  'structured data: $address is a product',
  ({ address, meta, product }) => {
    const { audience } = product ?? {};
    const data = {
      '@type': 'Product',
      name: product?.name,
      description: meta.description,
      brand: { '@type': 'Brand', name: brand.name },
      url: origin + address,
      ...(audience && { audience: { '@type': 'BusinessAudience', audienceType: audience } }),
    };
    expect(thingsOf(address, 'Product')).toEqual([expect.objectContaining(data)]);
  },
);

it('structured data speaks of this site wherever it stands', () => {
  const all = everyPath.flatMap(dataOf) as unknown as { '@context': string; url: string }[];
  for (const data of all) {
    expect.soft(data['@context']).toBe('https://schema.org');
    expect.soft(new URL(data.url).origin).toBe(origin);
  }
});

it('holds nothing of the editor: no address of its server, no panel, no mark', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true });
  // What all of them begin with, as bytes.
  const marks = Buffer.from(markOf(0)).subarray(0, 2);
  const found = files
    .filter(
      (file) => file.isFile() && /\.(html|js|css|json|xml|txt|webmanifest|svg)$/.test(file.name),
    )
    .filter(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      return ['/_edit/', 'edit-token', 'edit-panel', marks].some((sign) => bytes.includes(sign));
    });
  expect(files.length).toBeGreaterThan(20);
  expect(found.map(({ name }) => name)).toEqual([]);
});
