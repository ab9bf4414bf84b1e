import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import {
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { installPackages } from '../../tools/setup/debian-package.mjs';
import type { Engine } from '../support/behaviors.ts';

/** The toolbar of Debian's browser keeps its window wider than a phone; full screen has none. */
const browserArguments = ['--automation', '--full-screen'];
const browsers = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

async function ensureWebKit(): Promise<string> {
  const isThere = () => existsSync(driver) && existsSync(screen);
  if (!isThere()) await installPackages('webkit2gtk-driver', 'xvfb');
  const [binary] = globSync(browsers);
  if (isThere() && binary) return binary;
  throw new Error('These tests need the packages “webkit2gtk-driver” and “xvfb”: install them.');
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function until<T>(read: () => Promise<T | false>, what: string): Promise<T> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const value = await read().catch(() => false as const);
    if (value !== false) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited in vain for ${what}`);
}

const answers = (url: string) => until(async () => (await fetch(url)).ok, url);

/** Safari's engine, as Debian has it, on a screen of its own and before a server of its own. */
export class WebKit implements Engine {
  readonly #processes: ChildProcess[] = [];
  #driver!: WebDriver;
  #origin = '';

  #start(command: string, args: string[], env: Record<string, string> = {}) {
    const options = { env: { ...process.env, ...env }, stdio: 'ignore' as const };
    this.#processes.push(spawn(command, args, options));
  }

  async start() {
    const binary = await ensureWebKit();
    const [site, remote] = [await freePort(), await freePort()];
    this.#origin = `http://localhost:${site}`;
    this.#start(process.execPath, ['server/main.ts'], { PORT: `${site}`, LOG: 'off' });
    const display = `:${remote}`;
    this.#start(screen, [display, '-screen', '0', '1600x1200x24']);
    this.#start(driver, [`--port=${remote}`], { DISPLAY: display });
    await answers(`${this.#origin}/robots.txt`);
    await answers(`http://127.0.0.1:${remote}/status`);
    const options = { binary, args: browserArguments };
    const capabilities = new Capabilities({ 'webkitgtk:browserOptions': options });
    this.#driver = await until(
      () =>
        new Builder()
          .usingServer(`http://127.0.0.1:${remote}`)
          .withCapabilities(capabilities.setBrowserName('MiniBrowser'))
          .build(),
      'the browser',
    );
    await this.#driver.manage().setTimeouts({ script: 30_000, implicit: 0 });
  }

  async stop() {
    await this.#driver?.quit();
    for (const child of this.#processes) child.kill();
  }

  open = async (path: string, width = 1280, height = 800) => {
    await this.#driver.manage().window().setRect({ width, height });
    await this.#driver.get(this.#origin + path);
    await this.run('localStorage.clear(); sessionStorage.clear()');
    await this.run('return document.fonts.ready.then(() => true)');
  };

  #find = (selector: string): Promise<WebElement> => this.#driver.findElement(By.css(selector));
  run = <T>(script: string) => this.#driver.executeScript<T>(script);
  /** While a page or a dialog comes into view, the driver refuses to press what is in it. */
  press = (selector: string) =>
    until(async () => {
      await (await this.#find(selector)).click();
      return true;
    }, selector);
  type = async (selector: string, text: string) => (await this.#find(selector)).sendKeys(text);
  key = async (name: 'Enter' | 'Escape') => {
    const focused = await this.#driver.switchTo().activeElement();
    await focused.sendKeys(Key[name === 'Enter' ? 'ENTER' : 'ESCAPE']);
  };
  picture = async () => Buffer.from(await this.#driver.takeScreenshot(), 'base64');
}
