import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import Fastify from 'fastify';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium.mjs';
import { serveBuild } from '../../server/serve-build.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { textsOf, visitBuild } from '../brands/build-brand.ts';
import { wordsOf } from '../languages/words-of.ts';
import { facesOn } from '../support/faces.ts';
import { settle } from '../support/settle.ts';
import { violations } from '../support/violations.ts';
import { expectGreen, ownedCopy, runIn, suites } from './owned-copy.ts';

// A company in Berlin that made the site its own: few pages, all in German, nothing of the samples.

const own = join(import.meta.dirname, 'nomad');
const home = mkdtempSync(join(tmpdir(), 'nomad-'));
const parser = new new Window().DOMParser();
let browser: Browser;
let project = '';
let texts: Record<string, string> = {};

async function makeItsOwn(copy: string) {
  for (const folder of ['content', 'brands']) {
    rmSync(join(copy, folder), { recursive: true });
    cpSync(join(own, folder), join(copy, folder), { recursive: true });
  }
  mkdirSync(join(copy, 'content/images'));
  const background = { r: 160, g: 110, b: 60 };
  const photograph = sharp({ create: { width: 1000, height: 1200, channels: 3, background } });
  await photograph.toFile(join(copy, 'content/images/friederike.jpg'));
}

beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  project = await ownedCopy(home, makeItsOwn);
  texts = textsOf(join(project, 'dist'));
});

afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

const pages = [
  '/index',
  '/pricing',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/resources/blog',
  '/resources/blog/erstes-jahr',
  '/404',
];
const documentOf = (page: string) =>
  parser.parseFromString(texts[`${page}.html`] ?? '', 'text/html');

it('has its own pages and no other, all in German', () => {
  const built = Object.keys(texts).filter((file) => file.endsWith('.html'));
  expect(built.sort()).toEqual(pages.map((page) => `${page}.html`).sort());
  for (const page of pages) {
    expect.soft(documentOf(page).documentElement.getAttribute('lang'), page).toBe('de');
  }
});

it('writes prices and dates as Germans do', () => {
  for (const page of ['/index', '/pricing']) {
    const said = documentOf(page).body.textContent.replaceAll('\u00a0', ' ');
    expect.soft(said, page).toContain('299,90 €');
    expect.soft(said, page).toContain('1.299 €');
    expect.soft(said, page).toContain('pro Monat zzgl. MwSt.');
  }
  expect(texts['/resources/blog/erstes-jahr.html']).toContain('>9. März 2026</time>');
  expect(documentOf('/contact').body.textContent).toContain('10119 Berlin');
});

it('leads to its app, and from an old address to a page', async () => {
  expect(documentOf('/index').querySelector('header a[href^="https:"]')?.outerHTML).toContain(
    'href="https://app.nomad-soehne.example"',
  );
  const app = Fastify();
  await serveBuild(app, join(project, 'dist'));
  const { statusCode, headers } = await app.inject('/preise');
  await app.close();
  expect([statusCode, headers.location]).toEqual([308, '/pricing']);
});

it('shows its photograph, encoded anew', () => {
  const photograph = documentOf('/index').querySelector('img[alt^="Friederike"]');
  expect(photograph?.closest('picture')?.innerHTML).toMatch(/friederike\.[^"]+\.avif/);
  const files = readdirSync(join(project, 'dist/_astro'));
  expect(files.filter((file) => /^friederike.*\.(avif|webp)$/.test(file))).not.toHaveLength(0);
});

/** Words of any language; codes and addresses are none. */
const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

it('says nothing that the owner did not write', async () => {
  const written = new Set(['März', 'November', 'Deutsch']);
  for (const [file, text] of Object.entries(readFiles(own))) {
    mapTexts(readSource(file, text).data, (value) => {
      for (const word of wordsIn(value)) written.add(word);
      return value;
    });
  }
  const page = await visitBuild(browser, join(project, 'dist'));
  for (const path of pages) {
    await page.goto(`http://nomad.test${path}.html`);
    const said = wordsIn((await page.evaluate(wordsOf)).join(' '));
    expect.soft(said.length, path).toBeGreaterThan(20);
    const foreign = said.filter((word) => !written.has(word));
    expect.soft(foreign, path).toEqual([]);
  }
  await page.close();
});

it.each(pages)('%s: axe finds nothing in either theme', async (path) => {
  const page = await visitBuild(browser, join(project, 'dist'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`http://nomad.test${path === '/index' ? '/' : path}`);
    await facesOn(page);
    await settle(page);
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
  await page.close();
});

it('is ready to go live', async () => {
  const { code, said } = await runIn(project, ['scripts/check-live.ts']);
  expect(code, said).toBe(0);
});

it.each(Object.keys(suites))('the owner’s suite is green: %s', (suite) =>
  expectGreen(project, suite),
);
