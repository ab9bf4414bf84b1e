import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandFile, brandNames } from '../../src/brand/brand-file.ts';
import { readContent, readFiles } from '../../src/content/read-content.ts';
import { contrast, type Oklch, toHex } from '../../src/lib/color.ts';
import { shareName } from '../../src/lib/head.ts';
import { shownName } from '../../src/lib/identity.ts';
import { headerWidth } from '../../src/lib/layout.ts';
import { money } from '../../src/lib/money.ts';
import { notFoundPath } from '../../src/lib/paths.ts';
import { type Look, themeColors } from '../../src/lib/theme.ts';
import { resize } from '../support/drawn.ts';
import { facesOn } from '../support/faces.ts';
import { violations } from '../support/violations.ts';
import type { OwnedCopy } from './owned-copy.ts';
import type { BrandInput } from './random-brand.ts';
import { countPixels, pairs, shownColors } from './shown-colors.ts';

const shipped = brandNames(Object.keys(readFiles('.'))).map(
  (name) => readContent('.', brandFile(name)).brand,
);
const { language, planned, prices } = readContent();
const { paths } = language;
const known = new Set([...paths, ...planned]);
const [price] = Object.values(prices.plans);

/** What is true of the shipped words under any brand. */
export function brandStatements(site: OwnedCopy, brand: BrandInput) {
  it('is on every page, and no other brand is anywhere; every link and file is there', () => {
    const texts = site.texts();
    for (const path of [...paths, notFoundPath]) {
      const page = site.document(path);
      expect.soft(page.title, path).toMatch(new RegExp(` \\| ${shownName(brand)}$`));
      expect.soft(page.body.textContent, path).toContain(shownName(brand));
      const named = [...page.querySelectorAll('[href^="/"], [src^="/"]')].map(
        (each) => (each.getAttribute('href') ?? each.getAttribute('src'))?.split(/[?#]/)[0] ?? '',
      );
      const lost = named.filter((to) => !known.has(to) && !existsSync(join(site.dist, to)));
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
    const own = money(price?.monthly ?? 0, brand);
    expect(Object.values(site.texts()).some((text) => text.includes(own))).toBe(true);
    expect(site.text('/pricing.html')).toContain(`"priceCurrency":"${brand.currency}"`);
    expect(site.text('/contact.html')).toContain(`mailto:${brand.email}`);
    expect(site.document('/legal/terms').body.textContent).toContain(brand.legalName);
    expect(site.text('/robots.txt')).toContain(`https://${brand.domain}/sitemap.xml`);
    expect(JSON.parse(site.text('/site.webmanifest'))).toMatchObject({ name: brand.name });
    expect(site.text('/index.html')).toContain(`"name":${JSON.stringify(brand.name)}`);
    expect(site.text('/index.html')).toContain(String(brand.claims?.countries));
  });

  it('is readable in either theme, printed in its inks, and its name fits', async () => {
    const page = await site.visit();
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
      await resize(page, { width, height: 800 });
      const cut = await page
        .locator('p:has(> [data-brand-text]):visible')
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
}
