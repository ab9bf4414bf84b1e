import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../setup/chromium.mjs';
import { trustFlag } from './hosts.ts';

export const openBrowser = (): Promise<Browser> =>
  launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, trustFlag],
  });

/** A page with a cache, storage and connections of its own. */
export async function withPage<Found>(browser: Browser, use: (page: Page) => Promise<Found>) {
  const context = await browser.createBrowserContext();
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
