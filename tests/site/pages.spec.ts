import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { hasRare } from '../../src/styles/type/characters.ts';
import { record, shiftOf, throttle, wakeAll } from '../support/arrival.ts';
import { attributes } from '../support/built.ts';
import { resize } from '../support/drawn.ts';
import { facesOn } from '../support/faces.ts';
import {
  content,
  desktop,
  everyPath,
  hasRow,
  mainPaths,
  phone,
  unknownPath,
} from '../support/pages.ts';
import { settle } from '../support/settle.ts';
import { cutByTextSpacing, headerOutOfSight, overflow } from '../support/text-faults.ts';
import { expectAccessible } from '../support/violations.ts';
import { watchFaults } from '../support/watch.ts';

// Every page is visited once at each size, over a slow line, and asked everything.

const mostScriptBytes = 8000;
/** What ships is held to less: tests/spec/shift.spec.ts. */
const mostShift = 0.05;

/** Windows into which the page must still fit: 1280 × 1024 zoomed to 400 %, to 200 %, and a tablet. */
const zoomed = { width: 320, height: 256 };
const smaller = new Map([
  [phone, [zoomed]],
  [
    desktop,
    [
      { width: 768, height: 1024 },
      { width: 640, height: 512 },
    ],
  ],
]);

/** Scripts in the page and files, as they were sent. */
async function scriptBytes(page: Page, requests: Request[]): Promise<number> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (type === '' || type === 'module'))
      .map(({ text }) => text)
      .join('\n'),
  );
  const files = await Promise.all(requests.map((request) => request.sizes()));
  const sent = files.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return sent + brotliCompressSync(inline).length;
}

/** The page preloads its faces, asks for each file once, and for rare letters only where it has them. */
async function expectFaces(page: Page, path: string) {
  const { files, words } = await page.evaluate(async () => {
    await document.fonts.ready;
    return { files: window.files, words: document.body.textContent };
  });
  const fonts = files.flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : []));
  const preloads = attributes(path, 'link[rel="preload"][as="font"]', 'href');
  expect.soft(preloads.length).toBeGreaterThanOrEqual(3);
  expect.soft(fonts, 'each once').toEqual([...new Set(fonts)]);
  expect.soft(fonts, 'all that are preloaded').toEqual(expect.arrayContaining(preloads));
  const others = fonts.filter((name) => !preloads.includes(name));
  expect.soft(hasRare(words) ? [] : others, 'rare letters').toEqual([]);
}

async function expectFrame(page: Page, path: string, isWide: boolean) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isMain = mainPaths.includes(path);
  const header = page.getByRole('banner');
  const opener = header.getByRole('button', { name: content.words.openMenu });
  await expect.soft(header).toHaveCSS('position', isMain ? 'fixed' : 'static');
  await expect.soft(header.getByRole('navigation')).toHaveCount(isMain && isWide && hasRow ? 1 : 0);
  await expect.soft(opener).toHaveCount(isMain && !(isWide && hasRow) ? 1 : 0);
}

test.use({ colorScheme: 'light' });
test.describe.configure({ timeout: 120_000 });

for (const path of everyPath) {
  for (const size of [phone, desktop]) {
    test(`${path} at ${size.width} px`, async ({ page }) => {
      const faults = await watchFaults(page);
      const scripts: Request[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request);
      });
      await page.addInitScript(record);
      await throttle(page);
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'load' });

      const files = await page.evaluate(() => window.files);
      const blocking = files.filter(({ isBlocking }) => isBlocking).map(({ name }) => name);
      const sheet = attributes(path, 'link[rel="stylesheet"]', 'href');
      expect.soft(blocking, 'only the sheet holds the first paint').toEqual(sheet);
      const bytes = await scriptBytes(page, scripts);
      expect.soft(bytes, 'bytes of script before anybody acts').toBeLessThan(mostScriptBytes);
      const asked = scripts.map((request) => new URL(request.url()).pathname);
      const ofIslands = ['component-url', 'renderer-url'].flatMap((name) =>
        attributes(path, 'astro-island', name),
      );
      const tooSoon = asked.filter((address) => ofIslands.includes(address));
      expect.soft(tooSoon, 'React and islands before anybody acts').toEqual([]);

      await wakeAll(page);
      const { total, told: moved } = await shiftOf(page);
      expect.soft(total, moved).toBeLessThanOrEqual(mostShift);

      await expectFaces(page, path);
      await facesOn(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await settle(page);
      await expectFrame(page, path, size === desktop);
      expect.soft(await overflow(page), 'beyond the screen').toEqual([]);
      await expectAccessible(page, 'html', [size]);
      if (size === phone) {
        const cut = await cutByTextSpacing(page);
        expect.soft([...cut, ...(await overflow(page))], 'text spacing').toEqual([]);
        await page.evaluate(() => document.adoptedStyleSheets.pop());
      }
      for (const small of smaller.get(size) ?? []) {
        await resize(page, small);
        expect.soft(await overflow(page), `beyond ${small.width} px`).toEqual([]);
        expect.soft(await headerOutOfSight(page), `header, ${small.width} px`).toEqual([]);
      }
      // The browser itself reports the status of a page that is not there.
      const told = faults.filter((fault) => path !== unknownPath || !/status of 404/.test(fault));
      expect(told).toEqual([]);
    });
  }
}
