import { type Browser, launch } from 'puppeteer-core';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';

const flags = [...chromiumFlags, '--ignore-certificate-errors'];

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH ?? '';
  const browser = await launch({ executablePath, headless: true, args: flags });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
