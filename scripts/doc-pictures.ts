import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from './chromium.mjs';
import { readFlags } from './read-flags.mjs';
import { root } from './run.mjs';

const usage = `node scripts/doc-pictures.ts <address> <address> <address> [how their names begin]
Takes the pictures of the README, docs/editing.md and docs/rebrand.md from three sites that are being
served: one with the first brand, one with the second, and one by npm run edit with one headline changed.`;

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

const {
  words: [first, second, third, start = ''],
} = readFlags(usage);
if (!first || !second || !third) throw new Error(usage);
const sites = [first, second, third] as const;
const wanted = pictures.filter(({ name }) => name.startsWith(start));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
});
for (const picture of wanted) await take(browser, sites[picture.site], picture);
await browser.close();
