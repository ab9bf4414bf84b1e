import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaType } from '../../server/media-types.ts';
import { brandFile, brandNames } from '../../src/brand/brand-file.ts';
import { readContent, readFiles } from '../../src/content/read-content.ts';
import { shareName } from '../../src/lib/head.ts';
import { headerWidth } from '../../src/lib/header-width.ts';
import { money } from '../../src/lib/money.ts';
import { contrast, type Oklch, toHex } from '../../src/lib/oklch.ts';
import { isKnownPath, paths } from '../../src/lib/routes.ts';
import { themeColors } from '../../src/lib/theme.ts';
import { drawn } from '../site/drawn.ts';
import { violations } from '../site/violations.ts';
import { buildBrand, textsOf } from './build-brand.ts';
import { emittedColors } from './emitted-colors.ts';
import { pngColors } from './png-colors.ts';
import { type BrandInput, randomBrand } from './random-brand.ts';

/** Another set of brands each day, and the same set all day: a failure can be repeated. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));
const brands = sample(randomBrand, { numRuns: 5, seed });

const shipped = brandNames(Object.keys(readFiles('src'))).map(
  (name) => readContent('src', brandFile(name)).brand,
);
const home = mkdtempSync(join(tmpdir(), 'brands-'));
const builds = new Map<BrandInput, Promise<string>>();
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  // Two at a time, as many as a small machine has cores.
  const queues = [0, 1].map((lane) => brands.filter((_, index) => index % 2 === lane));
  for (const queue of queues) {
    let before: Promise<unknown> = Promise.resolve();
    for (const brand of queue) {
      const build = before.then(() => buildBrand(brand, mkdtempSync(join(home, 'one-'))));
      build.catch(() => {});
      builds.set(brand, build);
      before = build.catch(() => {});
    }
  }
});

afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

/** How far to the right the last thing in the header reaches. */
const rightmost = (page: Page) =>
  page
    .locator('header :is(a, button):visible')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe.each(brands.map((brand) => [brand.name, brand] as const))(
  `%s, a random brand of seed ${seed}`,
  { timeout: 400_000 },
  (_, brand) => {
    const distOf = () => builds.get(brand) as Promise<string>;

    it('is on every page, and no other brand is anywhere', async () => {
      const texts = textsOf(await distOf());
      for (const path of [...paths, '/404']) {
        const html = texts[fileOf(path)] ?? '';
        expect(html, path).toContain(` | ${brand.shortName ?? brand.name}</title>`);
        expect(html, path).toContain(escaped(brand.name));
      }
      for (const other of shipped.flatMap(({ name, domain, email }) => [name, domain, email])) {
        const holders = Object.entries(texts).filter(([, text]) =>
          text.toLowerCase().includes(other.toLowerCase()),
        );
        expect(
          holders.map(([path]) => path),
          other,
        ).toEqual([]);
      }
    });

    it('addresses and prices are its own', async () => {
      const texts = textsOf(await distOf());
      expect(texts['/pricing.html']).toContain(money(299, brand));
      expect(texts['/pricing.html']).toContain(`"priceCurrency":"${brand.currency}"`);
      expect(texts['/contact.html']).toContain(`mailto:${brand.email}`);
      expect(texts['/legal/terms.html']).toContain(escaped(brand.legalName));
      expect(texts['/robots.txt']).toContain(`https://${brand.domain}/sitemap.xml`);
      expect(JSON.parse(texts['/site.webmanifest'] ?? '{}')).toMatchObject({ name: brand.name });
      expect(texts['/index.html']).toContain(`"name":${JSON.stringify(brand.name)}`);
      expect(texts['/index.html']).toContain(String(brand.claims?.countries));
    });

    it('every page is there, and every link and file it names', async () => {
      const dist = await distOf();
      const texts = textsOf(dist);
      for (const path of [...paths, '/404']) {
        const html = texts[fileOf(path)] ?? '';
        const named = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(([, to]) => to ?? '');
        const lost = named.filter((to) => !isKnownPath(to) && !existsSync(join(dist, to)));
        expect(lost, path).toEqual([]);
        expect(named.length, path).toBeGreaterThan(3);
      }
    });

    it('reaches AA everywhere, by the colors that its style rules declare', async () => {
      const colors = emittedColors(textsOf(await distOf())['/index.html'] ?? '');
      const inks = ['agencies', 'operators', 'enterprises', 'startups'].map((ink) => `ink-${ink}`);
      const pairs = [
        ...['ink', 'soft', 'link', 'alert', ...inks].flatMap((text) => [
          [text, 'paper', 4.5] as const,
          [text, 'sheet', 4.5] as const,
          [text, 'card', 4.5] as const,
        ]),
        ['on-mast', 'mast', 4.5] as const,
        ['on-mast', 'mast-lit', 4.5] as const,
        ['edge', 'paper', 3] as const,
      ];
      for (const theme of ['light', 'dark'] as const) {
        for (const [text, behind, least] of pairs) {
          const [front, back] = [colors[text]?.[theme], colors[behind]?.[theme]];
          const reached = front && back ? contrast(front, back) : 0;
          expect(reached, `${text} on ${behind}, ${theme}`).toBeGreaterThanOrEqual(least);
        }
      }
    });

    it('sharing images are printed in its ink, on its paper', async () => {
      const dist = await distOf();
      const { paper } = themeColors({ ...brand, inks: {} });
      for (const [path, ink] of [
        ['/', 'agencies'],
        ['/solutions/startups', 'startups'],
      ] as const) {
        const colors = pngColors(readFileSync(join(dist, 'share', `${shareName(path)}.png`)));
        expect(colors.get(toHex(paper.light)), `${path} paper`).toBeGreaterThan(100_000);
        expect(colors.get(toHex(brand.inks[ink].light as Oklch)), `${path} ink`).toBeGreaterThan(
          500,
        );
      }
    });

    it('axe finds nothing on its landing page in either theme, and its header fits', async () => {
      const dist = await distOf();
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const file = join(dist, extname(pathname) ? pathname : fileOf(pathname));
        return existsSync(file)
          ? route.fulfill({ path: file, contentType: mediaType(file).type })
          : route.fulfill({ status: 404 });
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('http://brand.test/');
        expect(await violations(page), colorScheme).toEqual([]);
      }
      for (const width of [320, 768, headerWidth(brand) * 16]) {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        expect(await rightmost(page), `header at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.close();
    });
  },
);
