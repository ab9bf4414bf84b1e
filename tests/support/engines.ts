import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { installPackages } from '../../tools/setup/debian-package.mjs';

/** What the tests do with any browser. Scripts are texts, because they run in another process. */
export type Engine = {
  start(origin: string): Promise<void>;
  stop(): Promise<void>;
  /** A page in this size, its faces on, nothing stored from the visit before. */
  open(path: string, width?: number): Promise<void>;
  resize(width: number): Promise<void>;
  run<T>(script: string): Promise<T>;
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  key(name: 'Enter' | 'Escape'): Promise<void>;
  /** What pages complained of since this was last emptied. */
  faults: string[];
};

const height = 844;

async function ensure(file: string, ...packages: string[]): Promise<string> {
  if (!globSync(file)[0]) await installPackages(...packages);
  const [found] = globSync(file);
  if (found) return found;
  throw new Error(`These tests need ${file}: install ${packages.join(', ')}.`);
}

/** Debian's Firefox, which has no WebDriver but BiDi. */
export class Firefox implements Engine {
  faults: string[] = [];
  #origin = '';
  #browser!: Browser;
  #context?: BrowserContext;
  #page!: Page;

  async start(origin: string) {
    this.#origin = origin;
    this.#browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: await ensure('/usr/bin/firefox-esr', 'firefox-esr'),
      // As the oldest release that is promised: Chromium and WebKit show the site with both.
      extraPrefsFirefox: {
        'layout.css.anchor-positioning.enabled': false,
        'dom.viewTransitions.enabled': false,
      },
    });
  }

  async stop() {
    await this.#browser?.close();
  }

  async open(path: string, width = 1280) {
    await this.#context?.close();
    this.#context = await this.#browser.createBrowserContext();
    this.#page = await this.#context.newPage();
    this.#page.on('console', (message) => {
      if (message.type() !== 'log') this.faults.push(`${message.type()}: ${message.text()}`);
    });
    this.#page.on('pageerror', (error) => this.faults.push(String(error)));
    await this.resize(width);
    await this.#page.goto(this.#origin + path, { waitUntil: 'load' });
    // Whoever leaves earlier breaks the faces' download off, of which Firefox complains.
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  resize = (width: number) => this.#page.setViewport({ width, height });
  run = <T>(script: string) => this.#page.evaluate(`(() => { ${script} })()`) as Promise<T>;
  press = (selector: string) => this.#page.locator(selector).click();
  type = (selector: string, text: string) => this.#page.type(selector, text);
  key = (name: 'Enter' | 'Escape') => this.#page.keyboard.press(name);
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { Enter: '\uE007', Escape: '\uE00C' };

/** Safari's engine as Debian has it, on a screen of its own, by the plain requests of WebDriver. */
export class WebKit implements Engine {
  faults: string[] = [];
  #origin = '';
  #remote = '';
  #session = '';
  #processes: ChildProcess[] = [];

  async #ask<T>(path: string, body?: object): Promise<T> {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${this.#remote}${path}`, init);
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  #tell = <T>(path: string, body = {}) => this.#ask<T>(`/session/${this.#session}/${path}`, body);

  async start(origin: string) {
    const driver = await ensure('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver');
    const screen = await ensure('/usr/bin/Xvfb', 'xvfb');
    const binary = await ensure('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', 'webkit2gtk-driver');
    const port = Number(new URL(origin).port) + 1;
    const env = { ...process.env, DISPLAY: `:${port}` };
    this.#origin = origin;
    this.#remote = `http://127.0.0.1:${port}`;
    this.#processes = [
      spawn(screen, [env.DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
      spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }),
    ];
    // The toolbar of Debian's browser keeps its window wider than a phone; full screen has none.
    const options = { binary, args: ['--automation', '--full-screen'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const made = await vi.waitFor(
      () => this.#ask<{ sessionId: string }>('/session', { capabilities: { alwaysMatch } }),
      { timeout: 60_000, interval: 200 },
    );
    this.#session = made.sessionId;
  }

  async stop() {
    await fetch(`${this.#remote}/session/${this.#session}`, { method: 'DELETE' }).catch(() => {});
    for (const child of this.#processes) child.kill();
  }

  async open(path: string, width = 1280) {
    await this.resize(width);
    await this.#tell('url', { url: this.#origin + path });
    await this.run('localStorage.clear(); sessionStorage.clear()');
    await this.run('return document.fonts.ready.then(() => true)');
  }

  resize = async (width: number) => void (await this.#tell('window/rect', { width, height }));
  run = <T>(script: string) => this.#tell<T>('execute/sync', { script, args: [] });

  async #find(selector: string) {
    const found = await this.#tell<Record<string, string>>('element', {
      using: 'css selector',
      value: selector,
    });
    return `element/${found[elementKey]}`;
  }

  /** The driver presses only what is in view, and refuses it while a page or a dialog comes in. */
  press = (selector: string) =>
    vi.waitFor(
      async () => {
        const part = `document.querySelector(${JSON.stringify(selector)})`;
        await this.run(`${part}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
        await this.#tell(`${await this.#find(selector)}/click`);
      },
      { timeout: 30_000, interval: 100 },
    );
  type = async (selector: string, text: string) =>
    void (await this.#tell(`${await this.#find(selector)}/value`, { text }));
  key = (name: 'Enter' | 'Escape') => this.type(':focus, body:not(:has(:focus))', keys[name]);
}
