import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { serveBuild } from '../../server/serve-build.ts';
import { brandFile } from '../../src/brand/brand-file.ts';
import { readContent } from '../../src/content/read-content.ts';
import { pseudoCode } from '../languages/language.ts';
import { misfits } from '../languages/misfits.ts';
import { resize } from '../support/drawn.ts';
import { facesOn } from '../support/faces.ts';
import { settle } from '../support/settle.ts';
import { bend } from './bend.ts';
import { dealtPages } from './every-band.ts';
import { expectGreen, ownedCopy, seed, suites } from './owned-copy.ts';

const site = ownedCopy(bend);
const { dist } = site;
const blog = ['/resources/blog', '/resources/blog/first-year'];

it('shows the bands that are named, in their order, and nothing of the others', () => {
  const { pages } = readContent(site.project, brandFile(''));
  const bands = pages.find(({ address }) => address === '/')?.bands.slice(1) ?? [];
  const titles = bands.map((words) => ('title' in words ? words.title : ''));
  const headings = [...site.document('/').querySelectorAll('main h2')];
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  const at = (part: string) => site.text('/index.html').indexOf(part);
  for (const gone of ['data-ink-form', 'stamp-sheet', 'component-export="Popup"', 'class="closing'])
    expect.soft(at(gone), gone).toBe(-1);
  expect(site.text('/features/analytics.html')).not.toContain('component-export="Notice"');
  expect(site.text('/index.html')).toContain('>Open the app</a>');
  for (const page of ['/index.html', '/contact.html'])
    expect.soft(site.text(page), page).not.toContain('<form');
});

it('marks as samples only those that are', () => {
  expect(site.text('/index.html').split('>Sample</span>')).toHaveLength(12);
});

it('has its own pages, in the menu and in the sitemap, where links led nowhere before', () => {
  expect(site.text('/imprint.html')).toContain('<h1');
  expect(site.text('/index.html')).toContain('href="/imprint"');
  expect(site.text('/index.html')).toContain('href="https://app.example.com/login"');
  expect(site.text('/sitemap.xml')).toContain('/imprint</loc>');
});

it('prints prices with cents and tax, and only the saving that every plan gives', () => {
  for (const part of ['€299.90', 'per month plus VAT', 'Save 15']) {
    expect.soft(site.text('/index.html'), part).toContain(part);
  }
  expect(site.text('/pricing.html')).toContain('"lowPrice":1299.9');
  expect(site.text('/pricing.html').match(/per month plus VAT/g)).toHaveLength(15);
});

it('prints the address as Germany does, and the domain as people read it', () => {
  expect(site.text('/contact.html')).toContain('10115 Berlin</bdi>');
  expect(site.text('/contact.html')).not.toContain('Closed on weekends');
  expect(site.text('/imprint.html')).toContain('Musterstraße 1, 10115 Berlin');
  expect(site.text('/legal/privacy-policy.html')).toContain('www.müller.example');
  expect(site.text('/sitemap.xml')).toContain('https://www.xn--mller-kva.example/');
});

it('has a blog: list, article, feed, and its place in the sitemap', () => {
  const page = site.text('/resources/blog/first-year.html');
  expect(site.text('/resources/blog.html')).toContain('href="/resources/blog/first-year"');
  expect(page).toContain('>16 November 2026</time>');
  expect(page).toContain('"@type":"BlogPosting"');
  expect(page).toContain('type="application/atom+xml" href="/resources/blog/feed.xml"');
  expect(site.text('/resources/blog/feed.xml')).toContain('before they pay');
  expect(site.text('/sitemap.xml')).toContain('/resources/blog/first-year</loc>');
});

it('leads from old addresses to new ones', async () => {
  const app = Fastify();
  await serveBuild(app, dist);
  const answer = await app.inject('/old-page?from=mail');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/pricing?from=mail']);
  for (const path of ['/demo', ...blog]) expect((await app.inject(path)).statusCode).toBe(200);
  await app.close();
  expect(readFileSync(join(dist, '_redirects'), 'utf8')).toContain('/old-page /pricing 308');
});

it('loads an outside script after consent only, remembers it, and lets it be withdrawn', async () => {
  const page = await site.visit();
  let asked = 0;
  await page.route('https://stats.test/**', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "Counted"' });
  });
  const banner = page.getByRole('region', { name: 'Your choice' });
  const answer = (name: string) => banner.getByRole('button', { name }).click();
  await page.goto('http://bent.test/about');
  await banner.waitFor();
  expect(asked).toBe(0);
  await answer('Accept');
  await page.waitForFunction(() => document.title === 'Counted');
  await page.goto('http://bent.test/pricing');
  await page.waitForFunction(() => document.title === 'Counted');
  expect(await banner.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await Promise.all([page.waitForEvent('load'), answer('Decline')]);
  await page.goto('http://bent.test/faq', { waitUntil: 'networkidle' });
  expect(await banner.isVisible()).toBe(false);
  expect(asked).toBe(2);
  await page.close();
});

it('allows the scripts of the brand in the policy of its pages, on every host, and nothing else', async () => {
  const app = Fastify();
  await serveBuild(app, dist);
  const outside = async (path: string) =>
    String((await app.inject(path)).headers['content-security-policy']).match(/https:[^\s;]+/g);
  const { scripts } = readContent(site.project, brandFile('')).brand;
  const named = scripts.flatMap(({ src, connect = [new URL(src).origin], images }) => [
    // A policy names a script without what comes after ?.
    src.replace(/\?.*/, ''),
    ...connect,
    ...images,
  ]);
  expect(new Set(await outside('/about'))).toEqual(new Set(named));
  expect(await outside('/robots.txt')).toBeNull();
  await app.close();
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(' https://stats.test/a.js ');
});

it.each([
  ['/about', 'Ada at her desk', 4 / 5, 'lazy'],
  ['/', 'Our house', 12 / 7, 'eager'],
  ['/solutions/startups', 'Our house', 12 / 7, 'eager'],
  ['/imprint', 'Our house', 12 / 7, 'lazy'],
])(
  '%s keeps room for its picture, and shows it in the newest format',
  async (path, alt, ratio, loading) => {
    const page = await site.visit();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.avif', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(`http://bent.test${path}`, { waitUntil: 'domcontentloaded' });
    const image = page.getByAltText(alt).first();
    await image.scrollIntoViewIfNeeded();
    const size = async () => {
      const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
      return { width, height };
    };
    const before = await size();
    expect(before.width / before.height).toBeCloseTo(ratio, 1);
    release();
    await image.evaluate((img: HTMLImageElement) => img.decode());
    expect(await size()).toEqual(before);
    expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
    expect(await image.getAttribute('loading')).toBe(loading);
    await page.close();
  },
);

const assets = () => readdirSync(join(dist, '_astro'));

it('encodes what is named in the widths of its place, and copies no original', async () => {
  const encoded = assets().filter((file) => /^ada\..*\.(avif|webp)$/.test(file));
  const sizes = await Promise.all(
    encoded.map((file) => sharp(join(dist, '_astro', file)).metadata()),
  );
  const told = sizes.map(({ width, height }) => `${width} × ${height}`).sort();
  expect(told).toEqual(['144 × 180', '288 × 360', '416 × 520'].flatMap((each) => [each, each]));
  expect(assets().filter((file) => file.includes('never'))).toEqual([]);
  expect(assets().filter((file) => /^ada/.test(file))).toHaveLength(7);
});

it('serves pictures as what they are, for good, and compresses none again', async () => {
  const app = Fastify();
  await serveBuild(app, dist);
  const file = assets().find((name) => name.endsWith('.avif')) ?? '';
  const headers = { 'accept-encoding': 'br' };
  const answer = await app.inject({ url: encodeURI(`/_astro/${file}`), headers });
  await app.close();
  expect(answer.headers).toMatchObject({ 'content-type': 'image/avif' });
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(assets().filter((name) => /\.(avif|webp|jpg|png)\.(br|gz)$/.test(name))).toEqual([]);
});

it('is shared with the owner’s picture, and wears the owner’s logo', async () => {
  const page = site.text('/imprint.html');
  const [, shared = ''] = /og:image" content="https:\/\/[^/]+(\/[^"]+)"/.exec(page) ?? [];
  expect(await sharp(join(dist, shared)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(page).toContain('og:image:alt" content="Our shop"');
  expect(page).toContain('<img src="/drawings/brand-logo.svg" alt="" width="108" height="36"/>');
  expect(site.text('/drawings/brand-logo.svg')).toContain('light-dark(');
  expect(site.text('/drawings/brand-logo.svg')).not.toContain('Editor');
  expect(site.text('/favicon.svg')).toContain('data:image/svg+xml');
});

describe(`every band and drawing, dealt out by seed ${seed}`, () => {
  it.each([...dealtPages, ...dealtPages.map((path) => `/${pseudoCode}${path}`)])(
    '%s has no id twice',
    (path) => {
      const ids = [...site.document(path).querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    },
  );

  it.each(dealtPages)('%s fits from right to left, too', async (path) => {
    const page = await site.visit();
    await page.goto(`http://bent.test/${pseudoCode}${path}`);
    await facesOn(page);
    await settle(page);
    expect(await page.evaluate(() => document.dir)).toBe('rtl');
    for (const width of [1280, 768, 320]) {
      await resize(page, { width, height: 900 });
      expect.soft(await page.evaluate(misfits), `${width} px`).toEqual([]);
    }
    await page.close();
  });
});

it('has one more audience, in the menu, the footer and the sitemap', () => {
  const page = site.document('/solutions/cruise-lines');
  expect(page.title).toContain('Cruise Lines');
  for (const part of ['header nav', 'footer nav'])
    expect
      .soft(page.querySelector(`${part} a[href="/solutions/cruise-lines"]`)?.textContent, part)
      .toBe('Cruise Lines');
  expect(site.text('/sitemap.xml')).toContain('/solutions/cruise-lines</loc>');
});

it.each(Object.keys(suites))('the owner’s suite is green: %s', (suite) => expectGreen(site, suite));
