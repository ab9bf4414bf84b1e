import { expect, type Page } from '@playwright/test';
import { drawn } from './drawn.ts';

// How a page arrives over a slow line, and what moves meanwhile.

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
};
type Resource = PerformanceEntry & { renderBlockingStatus: string };

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[];
    files: { name: string; isBlocking: boolean }[];
  }
}

/** Runs in the page before anything else does. */
export function record() {
  // Nobody sees a page that is being prepared: what comes by time stays away.
  Object.defineProperty(document, 'prerendering', { value: true });
  Object.assign(window, { shifts: [], files: [] });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    const nodes = sources.map(({ node }) =>
      (node?.outerHTML ?? node?.textContent ?? '').slice(0, 80),
    );
    if (!hadRecentInput) window.shifts.push({ value, nodes });
  });
  observe('resource', (entry) => {
    const { name, renderBlockingStatus } = entry as Resource;
    const { pathname } = new URL(name);
    window.files.push({ name: pathname, isBlocking: renderBlockingStatus === 'blocking' });
  });
}

export async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Comes near every island, goes through the page to its end, and waits until all is awake. */
export async function wakeAll(page: Page) {
  const islands = page.locator(
    'astro-island:not([component-export=Popup], [component-export=Notice])',
  );
  for (const island of await islands.all()) await island.dispatchEvent('pointerover');
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await drawn(page);
  }
  for (const island of await islands.all()) await expect(island).toHaveAttribute('data-awake', '');
  await page.evaluate(() => scrollTo(0, 0));
}

/** How far parts of the page have moved by themselves, and which. */
export async function shiftOf(page: Page) {
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return { total, told: JSON.stringify(shifts, null, 2) };
}
