import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { withPage } from './browser.ts';
import type { Audit } from './results.ts';

/** By default, Lighthouse simulates a slow phone on slow 4G. */
async function look(browser: Browser, url: string): Promise<Audit> {
  const ignoreStatusCode = url.endsWith('/404');
  // The browser itself reports the status 404 in the console.
  const skipAudits = ignoreStatusCode ? ['errors-in-console'] : [];
  const flags = { logLevel: 'error' as const, skipAudits, ignoreStatusCode };
  const run = await withPage(browser, (page) => lighthouse(url, flags, undefined, page));
  const { audits = {}, categories = {}, runtimeError } = run?.lhr ?? {};
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => {
    const measured = audits[id]?.numericValue;
    if (measured === undefined) throw new Error(runtimeError?.message ?? `${url}: no ${id}`);
    return measured;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    elements: value('dom-size-insight'),
  };
}

/** Tries again, because on a busy machine a page may fail to paint in time. */
export async function audit(browser: Browser, url: string, tries = 3): Promise<Audit> {
  return look(browser, url).catch((error: Error) => {
    if (tries === 1) throw error;
    console.log(`Once more: ${error.message}`);
    return audit(browser, url, tries - 1);
  });
}
