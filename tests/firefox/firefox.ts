import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { installPackages } from '../../scripts/debian-package.mjs';
import { type OwnServer, startServer } from '../ordeal/own-server.ts';

const candidates = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

const works = (command: string) =>
  spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const find = () => candidates.find((command) => command !== undefined && works(command));

/** Debian's stock Firefox, installed where that is possible. */
async function ensureFirefox(): Promise<string> {
  const found = find();
  if (found) return found;
  if (await installPackages('firefox-esr')) {
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    'These tests need Firefox: install the package “firefox-esr”, or set FIREFOX_PATH to its executable.',
  );
}

export type Visit = { page: Page; faults: string[]; close(): Promise<void> };
/** A hurry makes every timer of the page run so many times faster. */
export type VisitOptions = { width?: number; height?: number; hurry?: number };
export type Firefox = {
  /** Opens a page in a context of its own: nothing stored, and its faults counted apart. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
};

/** Firefox on a server of its own, spoken to by WebDriver BiDi. */
export async function startFirefox(prefs: Record<string, unknown> = {}): Promise<Firefox> {
  const executablePath = await ensureFirefox();
  const server: OwnServer = await startServer(resolve(import.meta.dirname, '../../dist'));
  const origin = `http://localhost:${server.port}`;
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: prefs,
  });
  return {
    visit: async (path, { width = 1280, height = 800, hurry = 1 } = {}) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'log') faults.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`error: ${(error as Error).message}`));
      await page.setViewport({ width, height });
      if (hurry > 1) {
        await page.evaluateOnNewDocument((by: number) => {
          const start = window.setTimeout;
          window.setTimeout = ((run: TimerHandler, ms = 0) =>
            start(run, ms / by)) as typeof window.setTimeout;
        }, hurry);
      }
      await page.goto(origin + path, { waitUntil: 'load' });
      // Whoever leaves earlier breaks the faces' download off, of which Firefox complains.
      await page.waitForSelector('html[data-dressed]');
      return { page, faults, close: () => context.close() };
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}
