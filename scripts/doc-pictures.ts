/**
 * Takes the pictures of the README, docs/editing.md and docs/rebrand.md from built sites:
 *
 *   node scripts/doc-pictures.ts <folder of the first brand> <folder of the second brand>
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { mediaType } from '../server/media-types.ts';
import { root } from './root.mjs';

type Mark = { at: string; number: number };
type Picture = {
  name: string;
  site: 0 | 1;
  path: string;
  width?: number;
  height?: number;
  dark?: boolean;
  marks?: Mark[];
};

const marks = (...places: string[]): Mark[] =>
  places.map((at, index) => ({ at, number: index + 1 }));

const pictures: Picture[] = [
  { name: 'home', site: 0, path: '/', width: 1440, height: 900 },
  {
    name: 'editing-home',
    site: 0,
    path: '/',
    height: 900,
    marks: marks(
      'header a[href="/"]',
      'header nav li:first-child',
      'h1',
      'h1 ~ p',
      '.hero-card',
      '.hero-shop',
      '.ink-form',
    ),
  },
  {
    name: 'editing-pricing',
    site: 0,
    path: '/pricing',
    height: 1000,
    marks: marks('h1', '.plan h2', '.plan .plan-price', '.plan-trial', '.plan li'),
  },
  {
    name: 'editing-legal',
    site: 0,
    path: '/legal/terms',
    marks: marks('h1', 'h1 ~ p', '.contents-list', '.prose h2'),
  },
  { name: 'rebrand-home', site: 1, path: '/' },
  { name: 'rebrand-home-dark', site: 1, path: '/', dark: true },
  { name: 'rebrand-operators', site: 1, path: '/solutions/mobile-operators' },
  { name: 'rebrand-pricing', site: 1, path: '/pricing' },
  { name: 'rebrand-phone', site: 1, path: '/', width: 360, height: 740 },
];

/** Answers every request from a folder: no server, no port. */
async function openSite(browser: Browser, dist: string, picture: Picture): Promise<Page> {
  const { width = 1280, height = 800, dark = false } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(dist, pathname === '/' ? 'index' : pathname);
    const found = [file, `${file}.html`].find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    if (!found) return route.fulfill({ status: 404 });
    const { type: contentType } = mediaType(found);
    return route.fulfill({ path: found, contentType });
  });
  await page.goto(`http://picture.test${picture.path}`, { waitUntil: 'networkidle' });
  // Faces are put on after the first paint.
  await page.locator('html[data-dressed]').waitFor({ state: 'attached' });
  return page;
}

/** Numbered dots at the upper left of what the text speaks of. */
async function number(page: Page, places: Mark[]) {
  for (const { at, number } of places) {
    const box = await page.locator(at).first().boundingBox();
    if (!box) throw new Error(`${at} is not on ${page.url()}`);
    await page.evaluate(
      ({ box, number }) => {
        const dot = document.createElement('div');
        dot.textContent = String(number);
        Object.assign(dot.style, {
          position: 'fixed',
          left: `${Math.max(2, box.x - 26)}px`,
          top: `${Math.max(2, box.y)}px`,
          width: '26px',
          height: '26px',
          borderRadius: '50%',
          background: '#b3005e',
          color: '#fff',
          font: '700 15px/26px sans-serif',
          textAlign: 'center',
          zIndex: '99',
        });
        document.body.append(dot);
      },
      { box, number },
    );
  }
}

const sites = process.argv.slice(2, 4);
if (sites.length < 2) throw new Error('name the folders of both built sites');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const picture of pictures) {
  const page = await openSite(browser, sites[picture.site] as string, picture);
  await number(page, picture.marks ?? []);
  // JPEG, because hairlines on paper weigh five times as much as PNG.
  const path = join(root, 'docs/images', `${picture.name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 52 });
  await page.close();
}
await browser.close();
