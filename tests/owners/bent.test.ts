import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { chromiumFlags } from '../../scripts/chromium.mjs';
import { serveBuild } from '../../server/serve-build.ts';
import { drawn } from '../support/drawn.ts';
import { facesOn } from '../support/faces.ts';
import { settle } from '../support/settle.ts';
import { violations } from '../support/violations.ts';
import { buildCopy, textsOf, visitBuild } from './build-brand.ts';

// A site as an owner may have bent it: shorter and longer lists, bands moved and left out, pages of
// its own, an app elsewhere, a redirect, photographs, a logo, an article, no forms, an outside script,
// and a company in Germany with cents and tax.

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;

const some = (list: unknown[], count: number) =>
  Array.from({ length: count }, (_, index) => list[index % list.length]);

/** Names tell entries apart. */
const named = (list: Data[], count: number, key: string) =>
  some(list, count).map((entry, index) => ({ ...(entry as Data), [key]: `${key} ${index + 1}` }));

const ada = { file: 'images/ada.jpg', alt: 'Ada at her desk' };
const house = { file: 'images/our house.png', alt: 'Our house' };
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><metadata>Editor</metadata>
<path d="M0 0h90v30z" fill="currentColor"/></svg>`;

const imprint = `---
meta:
  title: Imprint
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Imprint
intro: Who runs this site.
---
## Address

{brand.legalName}, {brand.address}. Write to [us](/contact).

![Our house](<images/our house.png>)
`;

const article = `---
meta:
  title: First Year
  description: What we learned in the first year of selling eSIMs to travelers, and what comes next.
date: 2026-11-16
author: Ada Muster
heading: What the first year taught us.
intro: Three things that we did not expect.
---
## Travelers read twice

Once [before they pay](/pricing), and once on arrival.
`;

async function bend(project: string) {
  const edit = (file: string, change: (data: Data) => void) => {
    const path = join(project, 'content', file);
    const data = parse(readFileSync(path, 'utf8'));
    change(data);
    writeFileSync(path, stringify(data));
  };
  const write = (file: string, text: string) => {
    const path = join(project, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const draw = async (file: string, width: number, height: number) => {
    const background = { r: 60, g: 110, b: 160 };
    const picture = sharp({ create: { width, height, channels: 3, background } });
    await picture.toFile(join(project, file));
  };
  mkdirSync(join(project, 'content/images'));
  await draw('content/images/ada.jpg', 1000, 800);
  await draw('content/images/our house.png', 1200, 700);
  await draw('content/images/never named.jpg', 900, 900);
  await draw('brands/share.jpg', 1300, 900);
  writeFileSync(join(project, 'brands/logo.svg'), logo);
  edit('../brands/brand.yaml', (brand) => {
    brand.mark = 'logo.svg';
    brand.logo = 'logo.svg';
    brand.share = { file: 'share.jpg', alt: 'Our shop' };
    brand.scripts = [
      { src: 'https://stats.test/a.js', name: 'Stats', purpose: 'counts visits', consent: true },
    ];
  });
  edit('pages/landing.yaml', (page) => {
    page.testimonials.items[0].portrait = ada;
    page.bands = ['testimonials', 'features', 'pricing', 'setup', 'trust'];
    page.testimonials.items = named(page.testimonials.items, 12, 'author');
    delete page.testimonials.items[0].sample;
    page.features.items = named(page.features.items, 7, 'title');
    page.pricing.plans = page.pricing.plans.slice(0, 2);
    page.setup.providers.tiles = named(page.setup.providers.tiles.slice(0, 4), 12, 'name');
    page.trust.stats = named(page.trust.stats, 5, 'label');
    delete page.popup;
    delete page.hero.form;
    page.hero.actions = [{ label: 'Open the app', href: 'https://app.example.com' }];
    page.hero.picture = house;
    delete page.payments;
    delete page.closing;
  });
  edit('pages/contact.yaml', (page) => {
    delete page.form;
  });
  edit('pages/about.yaml', (page) => {
    page.team.members = named(page.team.members, 7, 'name');
    page.team.members[0] = { ...page.team.members[0], portrait: ada, hair: undefined };
    page.values.items = page.values.items.slice(0, 1);
    page.bands = ['team', 'values'];
  });
  edit('pages/pricing.yaml', (page) => {
    page.plans = named(page.plans.slice(1, 2), 5, 'name');
    page.addOns.items = named(page.addOns.items, 5, 'name');
    page.bands = ['comparison', 'addOns'];
  });
  edit('prices.yaml', (prices) => {
    prices.plans['landing-basic'] = { monthly: 299.9, yearly: 254.9 };
    prices.plans['pricing-professional'] = { monthly: 1299.9, yearly: 899.9 };
    prices.taxNote = 'plus VAT';
  });
  edit('../brands/brand.yaml', (brand) => {
    Object.assign(brand, { locale: 'en-DE', currency: 'EUR', domain: 'www.müller.example' });
    brand.address = {
      street: 'Musterstraße 1',
      city: 'Berlin',
      postalCode: '10115',
      country: 'DE',
    };
    brand.hours.also = [{ days: ['Saturday'], opens: '10:00', closes: '13:00' }];
  });
  edit('solutions/startups.yaml', (page) => {
    page.cards.items = named(page.cards.items, 12, 'title');
    page.why.blocks = named(page.why.blocks, 3, 'title');
    page.bands = ['why', 'cards', 'moment'];
    page.picture = house;
    page.moment = { title: 'Our house', intro: 'From the street.', picture: house };
  });
  edit('features/analytics.yaml', (page) => {
    page.hero.actions = [{ label: 'Open the app', href: 'https://app.example.com' }];
    page.bands = ['cards'];
  });
  edit('navigation.yaml', (menu) => {
    menu.signIn.href = 'https://app.example.com/login';
    menu.groups = menu.groups.slice(0, 3);
    menu.groups[0].items.push({ label: 'Imprint', href: '/imprint' });
    menu.themeSwitch = false;
  });
  for (const name of ['security-compliance', 'pricing-billing'])
    rmSync(join(project, `content/faq/${name}.yaml`));
  rmSync(join(project, 'content/stories/operator.yaml'));
  write('pages/imprint.md', imprint);
  write('pages/demo.md', imprint.replace('title: Imprint', 'title: Book a Demo'));
  write('blog/first-year.md', article);
  write('redirects.yaml', stringify([{ from: '/old-page', to: '/pricing' }]));
  // A site whose forms do not send can do without all of this.
  for (const part of ['intake', 'src/islands/sent', 'content/forms.yaml'])
    rmSync(join(project, part), { recursive: true });
}

const home = mkdtempSync(join(tmpdir(), 'bent-'));
let browser: Browser;
let dist = '';
let texts: Record<string, string> = {};

beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  dist = await buildCopy(home, bend);
  texts = textsOf(dist);
});

afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

const addresses = ['/', '/about', '/pricing', '/solutions/startups', '/features/analytics', '/faq'];
const blog = ['/resources/blog', '/resources/blog/first-year'];
const own = ['/imprint', '/demo', '/resources/stories', '/contact', ...blog];

it.each([...addresses, ...own])('%s fits every screen, and axe finds nothing', async (path) => {
  const page = await visitBuild(browser, dist);
  await page.goto(`http://bent.test${path}`);
  await facesOn(page);
  await settle(page);
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${width} px`).toBeLessThanOrEqual(0);
  }
  expect.soft(await violations(page)).toEqual([]);
  await page.close();
});

it('shows the bands that are named, in their order, and nothing of the others', () => {
  const at = (part: string) => texts['/index.html']?.indexOf(part) ?? -1;
  const order = ['carousel-track', 'class="plans"', 'landing-dashboard'].map(at);
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(order).not.toContain(-1);
  for (const gone of ['data-ink-form', 'stamp-sheet', 'component-export="Popup"', 'class="closing'])
    expect.soft(at(gone), gone).toBe(-1);
  expect(texts['/features/analytics.html']).not.toContain('component-export="Notice"');
  expect(texts['/index.html']).toContain('>Open the app</a>');
  for (const page of ['/index.html', '/contact.html'])
    expect.soft(texts[page], page).not.toContain('<form');
});

it('marks as samples only those that are', () => {
  expect(texts['/index.html']?.split('>Sample</span>')).toHaveLength(12);
});

it('has its own pages, in the menu and in the sitemap, where links led nowhere before', () => {
  expect(texts['/imprint.html']).toContain('<h1');
  expect(texts['/index.html']).toContain('href="/imprint"');
  expect(texts['/index.html']).toContain('href="https://app.example.com/login"');
  expect(texts['/sitemap.xml']).toContain('/imprint</loc>');
});

it('prints prices with cents and tax, and only the saving that every plan gives', () => {
  for (const part of ['€299.90', 'per month plus VAT', 'Save 15']) {
    expect.soft(texts['/index.html'], part).toContain(part);
  }
  expect(texts['/pricing.html']).toContain('"lowPrice":1299.9');
  expect(texts['/pricing.html']?.match(/per month plus VAT/g)).toHaveLength(15);
});

it('prints the address as Germany does, and the domain as people read it', () => {
  expect(texts['/contact.html']).toContain('10115 Berlin</bdi>');
  expect(texts['/contact.html']).not.toContain('Closed on weekends');
  expect(texts['/imprint.html']).toContain('Musterstraße 1, 10115 Berlin');
  expect(texts['/legal/privacy-policy.html']).toContain('www.müller.example');
  expect(texts['/sitemap.xml']).toContain('https://www.xn--mller-kva.example/');
});

it('has a blog: list, article, feed, and its place in the sitemap', () => {
  const page = texts['/resources/blog/first-year.html'];
  expect(texts['/resources/blog.html']).toContain('href="/resources/blog/first-year"');
  expect(page).toContain('>16 November 2026</time>');
  expect(page).toContain('"@type":"BlogPosting"');
  expect(page).toContain('type="application/atom+xml" href="/resources/blog/feed.xml"');
  expect(texts['/resources/blog/feed.xml']).toContain('before they pay');
  expect(texts['/sitemap.xml']).toContain('/resources/blog/first-year</loc>');
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
  const page = await visitBuild(browser, dist);
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

it('allows that script in the policy of its pages, on every host, and nothing else', async () => {
  const app = Fastify();
  await serveBuild(app, dist);
  const policyOf = async (path: string) =>
    String((await app.inject(path)).headers['content-security-policy']).match(/\S+\.test\S*/g);
  expect(await policyOf('/about')).toEqual(['https://stats.test/a.js', 'https://stats.test;']);
  expect(await policyOf('/robots.txt')).toBeNull();
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
    const page = await visitBuild(browser, dist);
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
  const page = texts['/imprint.html'] ?? '';
  const [, shared = ''] = /og:image" content="https:\/\/[^/]+(\/[^"]+)"/.exec(page) ?? [];
  expect(await sharp(join(dist, shared)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(page).toContain('og:image:alt" content="Our shop"');
  expect(page).toContain('<img src="/drawings/brand-logo.svg" alt="" width="108" height="36"/>');
  expect(texts['/drawings/brand-logo.svg']).toContain('light-dark(');
  expect(texts['/drawings/brand-logo.svg']).not.toContain('Editor');
  expect(texts['/favicon.svg']).toContain('data:image/svg+xml');
});
