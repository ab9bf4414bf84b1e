import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { sample } from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium.mjs';
import { brandFile, brandNames } from '../../src/brand/brand-file.ts';
import { readContent, readFiles } from '../../src/content/read-content.ts';
import { contrast, type Oklch, toHex } from '../../src/lib/color.ts';
import { shareName } from '../../src/lib/head.ts';
import { shownName } from '../../src/lib/identity.ts';
import { headerWidth } from '../../src/lib/layout.ts';
import { money } from '../../src/lib/money.ts';
import { isKnownPath, paths } from '../../src/lib/paths.ts';
import { type Look, themeColors } from '../../src/lib/theme.ts';
import { drawn } from '../support/drawn.ts';
import { facesOn } from '../support/faces.ts';
import { violations } from '../support/violations.ts';
import { buildBrand, fileOf, textsOf, visitBuild } from './build-brand.ts';
import { randomBrand } from './random-brand.ts';
import { countPixels, pairs, shownColors } from './shown-colors.ts';

/** Another set of brands each day, and the same set all day: a failure can be repeated. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));
const brands = sample(randomBrand, { numRuns: 3, seed });
// The longest names there can be, in the widest letters.
const longest = 'Wammommow Mammoth Mobile';
Object.assign(brands[0] ?? {}, { name: longest, shortName: 'MWMWMWMW MWMWM', legalName: longest });

const shipped = brandNames(Object.keys(readFiles('.'))).map(
  (name) => readContent('.', brandFile(name)).brand,
);
const [price] = Object.values(readContent().prices.plans);
const parser = new new Window().DOMParser();
const home = mkdtempSync(join(tmpdir(), 'brands-'));
let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
});

afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

describe.each(brands.map((brand) => ({ name: brand.name, brand })))(
  `$name, a random brand of seed ${seed}`,
  ({ brand }) => {
    let dist = '';
    beforeAll(async () => {
      dist = await buildBrand(brand, mkdtempSync(join(home, 'one-')));
    });

    it('is on every page, and no other brand is anywhere; every link and file is there', () => {
      const texts = textsOf(dist);
      for (const path of [...paths, '/404']) {
        const page = parser.parseFromString(texts[fileOf(path)] ?? '', 'text/html');
        expect.soft(page.title, path).toMatch(new RegExp(` \\| ${shownName(brand)}$`));
        expect.soft(page.body.textContent, path).toContain(shownName(brand));
        const named = [...page.querySelectorAll('[href^="/"], [src^="/"]')].map(
          (each) => (each.getAttribute('href') ?? each.getAttribute('src'))?.split(/[?#]/)[0] ?? '',
        );
        const lost = named.filter((to) => !isKnownPath(to, paths) && !existsSync(join(dist, to)));
        expect.soft(lost, path).toEqual([]);
        expect.soft(named.length, path).toBeGreaterThan(3);
      }
      for (const other of shipped.flatMap(({ name, domain, email }) => [name, domain, email])) {
        const needle = other.toLowerCase();
        const holders = Object.keys(texts).filter((file) =>
          texts[file]?.toLowerCase().includes(needle),
        );
        expect.soft(holders, other).toEqual([]);
      }
    });

    it('addresses, prices and claims are its own', () => {
      const texts = textsOf(dist);
      const own = money(price?.monthly ?? 0, brand);
      expect(Object.values(texts).some((text) => text.includes(own))).toBe(true);
      expect(texts['/pricing.html']).toContain(`"priceCurrency":"${brand.currency}"`);
      expect(texts['/contact.html']).toContain(`mailto:${brand.email}`);
      const terms = parser.parseFromString(texts['/legal/terms.html'] ?? '', 'text/html');
      expect(terms.body.textContent).toContain(brand.legalName);
      expect(texts['/robots.txt']).toContain(`https://${brand.domain}/sitemap.xml`);
      expect(JSON.parse(texts['/site.webmanifest'] ?? '{}')).toMatchObject({ name: brand.name });
      expect(texts['/index.html']).toContain(`"name":${JSON.stringify(brand.name)}`);
      expect(texts['/index.html']).toContain(String(brand.claims?.countries));
    });

    it('is readable in either theme, printed in its inks, and its name fits', async () => {
      const page = await visitBuild(browser, dist);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('http://brand.test/');
        expect.soft(await violations(page), colorScheme).toEqual([]);
        const shown = await shownColors(page);
        for (const { text, ground, least } of pairs) {
          const reached = contrast(shown[text] ?? '', shown[ground] ?? '');
          const where = `${text} on ${ground}, ${colorScheme}`;
          expect.soft(reached, where).toBeGreaterThanOrEqual(least);
        }
      }
      const paper = toHex(themeColors(brand as Look).paper.light);
      for (const [path, ink] of [
        ['/', brand.inks.agencies],
        ['/solutions/startups', brand.inks.startups],
      ] as const) {
        const picture = `/share/${shareName(path)}.png`;
        expect.soft(await countPixels(page, picture, paper), path).toBeGreaterThan(100_000);
        const inked = await countPixels(page, picture, toHex(ink.light as Oklch));
        expect.soft(inked, path).toBeGreaterThan(500);
      }
      await facesOn(page);
      const row = headerWidth({ ...brand, logo: undefined }) * 16;
      for (const width of [320, 390, 768, 1152, 1280, row]) {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        const cut = await page
          .locator('p[data-brand-text]:visible')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
        expect.soft(cut, `names that are cut at ${width} px`).toBe(0);
        const rights = await page
          .locator('header :is(a, button):visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        expect.soft(Math.max(...rights), `header at ${width} px`).toBeLessThanOrEqual(width);
        const logo = await page.locator('header a').first().boundingBox();
        expect.soft(logo?.height, `logo at ${width} px`).toBeLessThanOrEqual(48);
      }
      await page.close();
    });
  },
);
