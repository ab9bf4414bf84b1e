import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { exampleOf, heroNames, pageText } from '../gallery/example-pages.ts';
import { type BandName, bandNames } from '../src/bands/table.ts';
import { chromiumFlags } from './chromium.mjs';
import { copyProject } from './copy-project.ts';
import { readFlags } from './read-flags.mjs';
import { root } from './run.mjs';

const usage = `node scripts/doc-pictures.ts <address> <address> <address> [how their names begin]
Takes the pictures of the README, docs/editing.md and docs/rebrand.md from three sites that are being
served: one with the first brand, one with the second, and one by npm run edit with one headline changed.

node scripts/doc-pictures.ts bands [names of bands]
Takes a picture of every band, or of those that are named, for docs/pages-and-bands.md. It serves a
copy of the project by itself, in which each band has a page with its example.`;

type Picture = {
  name: string;
  site: 0 | 1 | 2;
  path: string;
  width?: number;
  height?: number;
  isDark?: boolean;
  /** Elements that the text refers to by number. */
  dots?: string[];
  /** What to do in the editor before the picture is taken. */
  act?: (page: Page) => Promise<void>;
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const pictures: Picture[] = [
  { name: 'home', site: 0, path: '/', width: 1440, height: 900 },
  {
    name: 'editing-home',
    site: 0,
    path: '/',
    height: 900,
    dots: [
      'header a[href="/"]',
      'header nav li:first-child',
      'h1',
      'h1 ~ p',
      '.hero-card',
      '.hero-shop',
      '.ink-form',
    ],
  },
  {
    name: 'editing-pricing',
    site: 0,
    path: '/pricing',
    height: 1000,
    dots: ['h1', '.plan h2', '.plan .plan-price', '.plan-sheet .text-xs', '.plan li'],
  },
  {
    name: 'editing-legal',
    site: 0,
    path: '/legal/terms',
    dots: ['h1', 'h1 ~ p', '.contents-list', '.prose h2'],
  },
  { name: 'edit-word', site: 2, path: '/', act: (page) => page.locator('h1').click() },
  {
    name: 'edit-claim',
    site: 2,
    path: '/',
    act: async (page) => {
      await page.locator('h1 ~ p').first().click();
      await press(page, /claim.countries/);
    },
  },
  {
    name: 'edit-brand',
    site: 2,
    path: '/',
    act: async (page) => {
      await press(page, 'Brand');
      const color = page.getByRole('textbox', { name: /^In the light theme/ }).first();
      await color.fill('#ff9d6b');
      await page.getByRole('button', { name: /^Take/ }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'edit-changes', site: 2, path: '/', act: (page) => press(page, /^Changes/) },
  { name: 'rebrand-home', site: 1, path: '/' },
  { name: 'rebrand-home-dark', site: 1, path: '/', isDark: true },
  { name: 'rebrand-operators', site: 1, path: '/solutions/mobile-operators' },
  { name: 'rebrand-pricing', site: 1, path: '/pricing' },
  { name: 'rebrand-phone', site: 1, path: '/', width: 360, height: 740 },
];

/** Runs in the page: puts a numbered dot at the upper left of an element. */
function addDot(element: Element, number: number) {
  const { x, y } = element.getBoundingClientRect();
  const dot = document.createElement('div');
  dot.textContent = String(number);
  dot.style.cssText = `position:fixed;left:${Math.max(2, x - 26)}px;top:${Math.max(2, y)}px;
    width:26px;border-radius:50%;background:#b3005e;color:#fff;
    font:700 15px/26px sans-serif;text-align:center;z-index:99`;
  document.body.append(dot);
}

async function take(browser: Browser, site: string, picture: Picture) {
  const { name, path, width = 1280, height = 800, isDark = false, dots = [], act } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  for (const [index, selector] of dots.entries()) {
    await page
      .locator(selector)
      .first()
      .evaluate(addDot, index + 1);
  }
  if (act) {
    await press(page, 'Edit');
    await act(page);
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(1000);
  }
  // JPEG, because pages full of hairlines are five times as large in PNG.
  await page.screenshot({ path: `${root}docs/images/${name}.jpg`, type: 'jpeg', quality: 52 });
  await page.close();
}

const inHalves = (name: BandName) => ['sign-in', 'sign-up', 'promo'].includes(name);

/** A page with the example of a band, under a headline if the band does not open pages itself. */
function bandPage(name: BandName) {
  const head = { band: 'head', title: 'A page', intro: 'Its headline.' };
  const example = exampleOf(name);
  const opening = name === 'promo' ? exampleOf('sign-up') : head;
  const list = heroNames.includes(name) ? [example] : [opening, example];
  if (inHalves(name)) list.push(...(name === 'promo' ? [] : [exampleOf('promo')]));
  return pageText(`Band ${name}`, list, { frame: inHalves(name) ? 'split' : 'main' });
}

const article = (title: string, date: string, intro: string) =>
  `---\n${JSON.stringify({
    meta: {
      title,
      description: `${intro} An article for the picture of the band that lists articles.`,
    },
    heading: title,
    intro,
    date,
    author: 'Ada Sample',
  })}\n---\nThe text, in Markdown.\n`;

/** The pages that the copy has besides those of the project. */
const addedPages = () => ({
  ...Object.fromEntries(bandNames.map((name) => [`bands/${name}.yaml`, bandPage(name)])),
  'resources/blog/first-year.md': article(
    'What the first year taught us',
    '2026-11-16',
    'Three things that we did not expect, and one that we did.',
  ),
  'resources/blog/two-providers.md': article(
    'Why every country has two providers',
    '2026-10-02',
    'A single source is a single point of failure. This is how we choose the second one.',
  ),
});

/** Runs in the page: scrolls to the band, and says where it is. Before it is the page's headline. */
function bandBox(isHero: boolean) {
  const parts = [...document.querySelectorAll('main > :not(style, script)')];
  const shown = parts.slice(isHero ? 0 : 1).filter(({ clientHeight }) => clientHeight > 0);
  const top = shown[0]?.getBoundingClientRect().top ?? 0;
  scrollBy({ top, behavior: 'instant' });
  const y = shown[0]?.getBoundingClientRect().top ?? 0;
  return { y, height: (shown.at(-1)?.getBoundingClientRect().bottom ?? 0) - y + (isHero ? 24 : 0) };
}

/** One band, 800 pixels wide, and cut off where it is higher than the window. */
async function takeBand(page: Page, site: string, name: BandName) {
  await page.goto(`${site}/bands/${name}`, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: 'body > header { display: none } body > footer { visibility: hidden }',
  });
  await page.evaluate(() => document.fonts.ready);
  const x = name === 'promo' ? 600 : 0;
  const { y, height } = inHalves(name)
    ? { y: 0, height: 1000 }
    : await page.evaluate(bandBox, heroNames.includes(name));
  const clip = { x, y, width: 1200 - x, height: Math.min(height, 1000 - y) };
  await sharp(await page.screenshot({ clip }))
    .resize({ width: 800 - (x * 2) / 3 })
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(`${root}docs/images/bands/${name}.jpg`);
}

async function takeBands(browser: Browser, names: BandName[]) {
  const copy = mkdtempSync(join(tmpdir(), 'bands-'));
  await copyProject(copy);
  for (const [name, text] of Object.entries(addedPages())) {
    const file = join(copy, 'content/pages', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const port = '4390';
  const astro = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port],
    { cwd: copy, stdio: 'inherit' },
  );
  const site = `http://localhost:${port}`;
  while (!(await fetch(site).catch(() => undefined))?.ok)
    await new Promise((done) => setTimeout(done, 500));
  mkdirSync(`${root}docs/images/bands`, { recursive: true });
  const page = await browser.newPage({
    viewport: { width: 1200, height: 1000 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    for (const name of names) await takeBand(page, site, name);
  } finally {
    astro.kill();
    rmSync(copy, { recursive: true });
  }
}

const { words } = readFlags(usage);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
});
if (words[0] === 'bands') {
  const named = words.slice(1) as BandName[];
  await takeBands(browser, named.length > 0 ? named : bandNames);
} else {
  const [first, second, third, start = ''] = words;
  if (!first || !second || !third) throw new Error(usage);
  const sites = [first, second, third] as const;
  const wanted = pictures.filter(({ name }) => name.startsWith(start));
  for (const picture of wanted) await take(browser, sites[picture.site], picture);
}
await browser.close();
