import { spawnSync } from 'node:child_process';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { installPackages } from '../../tools/setup/debian-package.mjs';
import { type RunningServer, startServer } from '../stress/start-server.ts';
import type { Engine } from '../support/behaviors.ts';

const candidates = [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Some distributions install a stub under its name: a browser can tell its version. */
const find = () =>
  candidates.find((command) => spawnSync(command, ['--version'], { timeout: 60_000 }).status === 0);

/** Debian's stock Firefox, installed where that is possible. */
async function ensureFirefox(): Promise<string> {
  if (!find()) await installPackages('firefox-esr');
  const found = find();
  if (found) return found;
  throw new Error(
    'These tests need Firefox: install the package “firefox-esr”, or set FIREFOX_PATH to its executable.',
  );
}

/** Firefox before a server of its own, spoken to by WebDriver BiDi. */
export class Firefox implements Engine {
  /** What pages complained of since this was last emptied. */
  readonly faults: string[] = [];
  page!: Page;
  #context: BrowserContext | undefined;
  #browser!: Browser;
  #server!: RunningServer;

  async start(prefs: Record<string, unknown> = {}) {
    const executablePath = await ensureFirefox();
    this.#server = await startServer('dist');
    this.#browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: prefs,
    });
  }

  async stop() {
    await this.#browser?.close();
    await this.#server?.stop();
  }

  /** A hurry makes every timer of the page run so many times faster. */
  open = async (path: string, width = 1280, height = 800, hurry = 1) => {
    await this.#context?.close();
    this.#context = await this.#browser.createBrowserContext();
    const page = await this.#context.newPage();
    page.on('console', (message) => {
      if (message.type() !== 'log') this.faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`error: ${(error as Error).message}`));
    await page.setViewport({ width, height });
    await page.evaluateOnNewDocument((by: number) => {
      const start = window.setTimeout;
      window.setTimeout = ((run: TimerHandler, ms = 0) => start(run, ms / by)) as typeof start;
    }, hurry);
    await page.goto(`http://localhost:${this.#server.port}${path}`, { waitUntil: 'load' });
    // Whoever leaves earlier breaks the faces' download off, of which Firefox complains.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    this.page = page;
  };

  run = <T>(script: string) => this.page.evaluate(`(() => { ${script} })()`) as Promise<T>;
  press = (selector: string) => this.page.click(selector);
  type = (selector: string, text: string) => this.page.type(selector, text);
  key = (name: 'Enter' | 'Escape') => this.page.keyboard.press(name);
}
