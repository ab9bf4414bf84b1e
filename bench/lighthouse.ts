import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import type { Metrics, Quality } from './results.ts';

/** These five are the whole of the performance score, and cost half the time of all audits. */
const metricAudits = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** On a busy machine a page may fail to paint in time once or twice; three times is a finding. */
async function persist<Found>(look: () => Promise<Found>, tries = 3): Promise<Found> {
  return look().catch((error: Error) => {
    if (tries === 1) throw error;
    console.log(`Once more: ${error.message}`);
    return persist(look, tries - 1);
  });
}

/** Lighthouse's own defaults are its mobile profile: a slow phone on slow 4G, simulated. */
async function audit(browser: Browser, url: string, flags: Flags): Promise<Result> {
  // A context of its own has its own cache, storage and connections.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const settings: Flags = { logLevel: 'error', ignoreStatusCode: true, ...flags };
    const run = await lighthouse(url, settings, undefined, page);
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return run.lhr;
  } finally {
    await context.close();
  }
}

function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

export const measureSpeed = (browser: Browser, url: string): Promise<Metrics> =>
  persist(() => speedOf(browser, url));

async function speedOf(browser: Browser, url: string): Promise<Metrics> {
  const result = await audit(browser, url, {
    onlyAudits: [...metricAudits],
    disableFullPageScreenshot: true,
  });
  const value = (id: (typeof metricAudits)[number]) => {
    const measured = result.audits[id]?.numericValue;
    if (measured === undefined) throw new Error(`${url}: no ${id}`);
    return measured;
  };
  return {
    performance: score(result, 'performance'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machineIndex: result.environment.benchmarkIndex,
  };
}

/** Speed apart, what Lighthouse says does not change from run to run: once is enough. */
export async function measureQuality(
  browser: Browser,
  url: string,
  isErrorPage: boolean,
): Promise<Quality> {
  const result = await persist(() =>
    audit(browser, url, {
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      // The browser itself notes in the console that the answer's status was 404.
      skipAudits: isErrorPage ? ['errors-in-console'] : [],
    }),
  );
  return {
    accessibility: score(result, 'accessibility'),
    bestPractices: score(result, 'best-practices'),
    seo: isErrorPage ? undefined : score(result, 'seo'),
  };
}
