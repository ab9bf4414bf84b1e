import { expect, test } from '@playwright/test';
import { pageMetas } from '../../src/content/page-metas.ts';
import { mainPaths } from '../../src/lib/routes.ts';
import { builtFile, pngSize } from './built.ts';
import { content } from './pages.ts';

const { brand } = content;
const origin = `https://${brand.domain}`;

test('the sitemap lists the main pages with the day their words changed', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const text = await answer.text();
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  const listed = Object.fromEntries(entries.map(([, loc, day]) => [loc, day]));
  const metas = pageMetas(content);
  const expected = mainPaths.map((path) => [
    origin + path,
    metas.find((page) => page.path === path)?.meta.updated,
  ]);
  expect(text.match(/<loc>/g)).toHaveLength(18);
  expect(listed).toEqual(Object.fromEntries(expected));
});

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(text).not.toMatch(/^Disallow:/m);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

type Manifest = {
  name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

test('the manifest is valid and its icons have the sizes it states', async ({ request }) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as Manifest;
  expect(manifest.name).toBe(brand.name);
  expect(manifest.start_url).toBe('/');
  expect(manifest.theme_color).toBe(brand.themeColor.light);
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(drawn.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of drawn) {
    const { width, height } = pngSize(builtFile(src));
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the icons are there', async ({ request }) => {
  expect(pngSize(builtFile('/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
  expect(builtFile('/favicon.svg').toString()).toMatch(
    /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
  );
  const types = { '/favicon.svg': 'image/svg+xml', '/apple-touch-icon.png': 'image/png' };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
});
