import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { drawn } from './drawn.ts';
import { everyPath } from './pages.ts';
import { serveSlowly } from './slow-line.ts';

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[];
  }
}

const watch = () => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({ node }) =>
        (node?.outerHTML ?? node?.textContent ?? '').slice(0, 80),
      );
      window.shifts.push({ value: entry.value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * When the faces replace their fallbacks, words within a line may drift by a pixel or two. No line
 * and no box may move.
 */
const drift = 0.0005;

let server: Server;
let origin: string;

test.beforeAll(async () => {
  ({ server, origin } = await serveSlowly());
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const path of everyPath) {
  for (const width of [360, 1280]) {
    test(`nothing shifts on ${path} at ${width} px, while it arrives, on scroll or when islands wake`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(watch);
      await page.goto(origin + path);
      await expect(page.locator('html[data-dressed]')).toBeAttached();
      const islands = page.locator('astro-island');
      for (let at = 0; at < (await islands.count()); at += 1) {
        await islands.nth(at).dispatchEvent('pointerover');
      }
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < height; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
      await drawn(page);
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(drift);
    });
  }
}
