import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { withPage } from './browser.ts';
import { startHttp2 } from './hosts.ts';
import type { Bytes, Scope } from './results.ts';

/** Lighthouse's phone. */
const phone = { width: 412, height: 823, isMobile: true, hasTouch: true };

const columns = { '.css': 'css', '.js': 'script', '.woff2': 'fonts' } as const;

/** Runs in the page: all that was sent, the page itself first, and the inline scripts. */
function readLoad() {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const sent = (entries as PerformanceResourceTiming[]).map((each) => ({
    address: each.name,
    bytes: each.encodedBodySize,
  }));
  const isInside = ({ src, type }: HTMLScriptElement) => !src && ['', 'module'].includes(type);
  const inside = [...document.scripts].filter(isInside).map(({ text }) => text);
  return { sent, inside: inside.join('\n') };
}

/** What a phone is sent before the visitor acts. */
export async function measureBytes(scope: Scope, browser: Browser): Promise<Bytes[]> {
  const origin = await startHttp2(scope.dir);
  const results: Bytes[] = [];
  for (const path of scope.paths) {
    const { sent, inside } = await withPage(browser, async (page) => {
      await page.setViewport(phone);
      await page.goto(origin + path, { waitUntil: 'networkidle0' });
      return page.evaluate(readLoad);
    });
    const [html, ...files] = sent;
    const script = brotliCompressSync(inside).length;
    const result = { path, html: html?.bytes ?? 0, css: 0, script, fonts: 0, other: 0 };
    for (const { address, bytes } of files) {
      const ending = extname(new URL(address).pathname) as keyof typeof columns;
      result[columns[ending] ?? 'other'] += bytes;
    }
    results.push(result);
  }
  return results;
}
