import type { Browser, ElementHandle, Page } from 'puppeteer-core';

/** With nothing in the cache; with what earlier pages left in it; with all the site does by itself. */
export const ways = ['cold', 'cached', 'asBuilt'] as const;
export type Way = (typeof ways)[number];

/** From the click to the next page's largest paint, and how that page came. */
export type Visit = { ms: number; how: string };

/**
 * How long a pointer rests on a link before the button goes down, and until it comes up again. A
 * browser takes 200 ms for a sign that the link is meant.
 */
const restMs = 300;
const pressMs = 80;
/** Time for a paint that is larger than the first. */
const settleMs = 700;
const viewport = { width: 1350, height: 940 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Finds the link in the header, with its dropdown opened where it lies in one. */
async function findLink(page: Page, to: string): Promise<ElementHandle<Element>> {
  const link = await page.$(`header a[href="${to}"]`);
  if (!link) throw new Error(`the header has no link to ${to}`);
  const dropdown = await link.evaluate((node) => node.closest('[popover]')?.id);
  if (dropdown) {
    await page.click(`header [popovertarget="${dropdown}"]`);
    await page.waitForSelector(`#${dropdown}:popover-open`);
  }
  return link;
}

/** Notes when the click came, where the next page can read it. */
async function noteClick(page: Page) {
  await page.evaluate(() => {
    const note = (event: Event) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
    addEventListener('click', note, { capture: true });
  });
}

/** As a person does: the pointer comes, rests a moment, presses and lets go. */
async function clickAsPerson(page: Page, link: ElementHandle<Element>) {
  await link.hover();
  await wait(restMs);
  await page.mouse.down();
  await wait(pressMs);
  await page.mouse.up();
}

/**
 * Asked again and again, because the page that is asked may be exchanged for a prerendered one in
 * the middle of its answer.
 */
async function arrive(page: Page, to: string) {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    await wait(100);
    const state = await page
      .evaluate(() => `${location.pathname} ${document.readyState}`)
      .catch(() => 'between pages');
    if (state !== `${to} complete`) continue;
    await wait(settleMs);
    return;
  }
  throw new Error(`${to} did not arrive`);
}

async function readVisit(page: Page): Promise<Visit> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    type Entry = { activationStart?: number; deliveryType?: string };
    const [entry] = performance.getEntriesByType('navigation') as readonly unknown[] as Entry[];
    const { activationStart = 0, deliveryType = '' } = entry ?? {};
    // What was painted out of sight counts from when it was shown.
    const painted = performance.timeOrigin + Math.max(largest, activationStart);
    const loaded = deliveryType === '' ? 'loaded after the click' : 'prefetched';
    return {
      ms: painted - Number(sessionStorage.getItem('clicked')),
      how: activationStart > 0 ? 'prerendered' : loaded,
    };
  });
}

export async function visit(
  browser: Browser,
  { origin, from, to, way }: { origin: string; from: string; to: string; way: Way },
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(viewport);
    await page.goto(origin + from, { waitUntil: 'networkidle0' });
    await noteClick(page);
    const link = await findLink(page, to);
    if (way === 'cold') {
      const session = await page.createCDPSession();
      await session.send('Network.clearBrowserCache');
    }
    // A click out of nowhere gives the site no sign to prefetch on.
    if (way === 'asBuilt') await clickAsPerson(page, link);
    else await link.evaluate((node) => (node as HTMLElement).click());
    await arrive(page, to);
    return await readVisit(page);
  } finally {
    await context.close();
  }
}
