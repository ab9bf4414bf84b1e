import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { withPage } from './browser.ts';
import { slowLine, startHttp2 } from './hosts.ts';
import { median, type Navigation, type Scope } from './results.ts';

/** Menu links; the last two lie in a dropdown. */
const links = [
  { from: '/', to: '/pricing' },
  { from: '/pricing', to: '/sign-in' },
  { from: '/', to: '/solutions/travel-agencies' },
  { from: '/pricing', to: '/features/analytics' },
];
/** A sudden click leaves the browser no time to prepare the page. */
const clicks = links.flatMap((link) => [true, false].map((isSudden) => ({ ...link, isSudden })));

type Click = (typeof clicks)[number];
type Visit = { ms: number; how: string };

async function follow(page: Page, { to, isSudden }: Click) {
  // As a wide screen shows it: the drawer has links of its own.
  const link = await page.$(`header :is(.header-link, .dropdown a)[href="${to}"]`);
  if (!link) throw new Error(`the header has no link to ${to}`);
  const dropdown = await link.evaluate((node) => node.closest('.dropdown')?.id);
  if (dropdown) await page.click(`header [popovertarget="${dropdown}"]`);
  // In the session storage, where the next page can read it.
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      sessionStorage.clicked = performance.timeOrigin + timeStamp;
    };
    addEventListener('click', note, { capture: true });
  });
  if (isSudden) return link.evaluate((node) => (node as HTMLElement).click());
  await link.hover();
  // The browser prerenders a link after the pointer has rested on it for 200 ms.
  await wait(300);
  await link.click({ delay: 80 });
}

/** Runs in the page. Undefined while the old page is still there. */
async function readPaint(to: string): Promise<Visit | undefined> {
  if (location.pathname !== to || document.readyState !== 'complete') return undefined;
  // Time for a larger paint after the first.
  await new Promise((resolve) => setTimeout(resolve, 700));
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const [entry] = performance.getEntriesByType('navigation');
  const { activationStart = 0 } = entry as PerformanceEntry & { activationStart?: number };
  // A prerendered page counts from when it is shown.
  const painted = performance.timeOrigin + Math.max(largest, activationStart);
  const how = activationStart > 0 ? 'prerendered' : 'loaded after the click';
  return { ms: painted - Number(sessionStorage.clicked), how };
}

const visit = (browser: Browser, origin: string, click: Click): Promise<Visit> =>
  withPage(browser, async (page) => {
    await page.setViewport({ width: 1350, height: 940 });
    await page.goto(origin + click.from, { waitUntil: 'networkidle0' });
    await follow(page, click);
    // Again and again, because a prerendered page may replace the old one during the call.
    for (let tries = 0; tries < 100; tries += 1) {
      const found = await page.evaluate(readPaint, click.to).catch(() => undefined);
      if (found) return found;
      await wait(100);
    }
    throw new Error(`${click.to} did not come`);
  });

export async function measureNavigation(scope: Scope, browser: Browser): Promise<Navigation[]> {
  const origin = await startHttp2(scope.dir, slowLine);
  const all = clicks.map((click) => ({ click, visits: [] as Visit[] }));
  for (let round = 1; round <= scope.rounds; round += 1) {
    for (const { click, visits } of all) {
      const { ms, how } = await visit(browser, origin, click);
      visits.push({ ms, how });
      console.log(`${click.from} → ${click.to}: ${Math.round(ms)} ms, ${how}`);
    }
  }
  return all.map(({ click, visits }) => ({
    ...click,
    ms: median(visits.map(({ ms }) => ms)),
    how: [...new Set(visits.map(({ how }) => how))].join(', '),
  }));
}
