import { type Browser, launch } from 'puppeteer-core';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';

const flags = [...chromiumFlags, '--ignore-certificate-errors'];

/**
 * While a page loads, Chromium starts a process for whatever page comes next. On two cores that takes
 * the time from the page that is being measured, with or without scripts of its own.
 */
export const noSpareProcess = '--disable-features=SpareRendererForSitePerProcess';

export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  extra: readonly string[] = [],
): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH ?? '';
  const browser = await launch({ executablePath, headless: true, args: [...flags, ...extra] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
