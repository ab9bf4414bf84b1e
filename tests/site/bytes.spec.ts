import { readdirSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtFile, documentOf, fileOf, htmlOf } from './built.ts';
import { everyPath } from './pages.ts';
import { importsOf, scriptsOf } from './scripts-of.ts';

const kilobyte = 1000;

/** Ten packets: what a server sends before it hears from the visitor. */
const firstFlight = 14_600;

/** Pages whose words alone are longer. */
const longPages = ['/', '/faq'];

/** The page up to what the browser is told to expect before it paints. */
function firstScreenOf(path: string): string {
  const id = documentOf(path).querySelector('link[rel=expect]')?.getAttribute('href')?.slice(1);
  return htmlOf(path).split(` id="${id}"`, 1)[0] ?? '';
}

for (const path of everyPath) {
  test(`${path} weighs at most 30 kB as sent`, () => {
    expect(builtFile(`${fileOf(path)}.br`).length).toBeLessThanOrEqual(30 * kilobyte);
  });

  const isLong = longPages.includes(path);
  const what = isLong ? 'what its first paint waits for' : 'all of it';
  test(`${path} fits one round trip with its headers: ${what}`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
    const file = builtFile(`${fileOf(path)}.br`);
    const body = isLong ? brotliCompressSync(firstScreenOf(path)) : file;
    expect(head + body.length).toBeLessThanOrEqual(firstFlight);
  });

  test(`${path} runs at most 2 kB of script on load, 8 kB where it has islands`, () => {
    const { inline, files } = scriptsOf(path);
    const parts = [Buffer.from(inline), ...files.map(builtFile)];
    const bytes = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    const hasIslands = documentOf(path).querySelector('astro-island') !== null;
    expect(bytes).toBeLessThanOrEqual((hasIslands ? 8 : 2) * kilobyte);
  });
}

test('all fonts together weigh at most 60 kB', () => {
  const fonts = readdirSync('dist/_astro').filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  const bytes = fonts.reduce((sum, name) => sum + statSync(`dist/_astro/${name}`).size, 0);
  expect(fonts).not.toHaveLength(0);
  expect(bytes).toBeLessThanOrEqual(60 * kilobyte);
});

const sizeAsSent = (address: string) => brotliCompressSync(builtFile(address)).length;

/** A module and all that it imports, with those on the way to them. */
function withImports(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  for (const next of importsOf(address)) withImports(next, seen);
  return seen;
}

for (const path of everyPath) {
  const islands = [...documentOf(path).querySelectorAll('astro-island')];
  if (islands.length === 0) continue;
  test(`${path} fetches at most 66 kB for React and all its islands`, () => {
    const modules = islands.flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    );
    const all = new Set(modules.flatMap((address) => [...withImports(address)]));
    const bytes = [...all].reduce((sum, address) => sum + sizeAsSent(address), 0);
    expect(bytes).toBeLessThanOrEqual(66 * kilobyte);
  });
}

test('one file of React serves every page', () => {
  const renderers = everyPath.flatMap((path) =>
    [...documentOf(path).querySelectorAll('astro-island')].map((island) =>
      island.getAttribute('renderer-url'),
    ),
  );
  expect(new Set(renderers).size).toBe(1);
});
