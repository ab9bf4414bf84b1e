import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian-package.mjs';

/** Flags with which Chromium runs as root, in a container and without the internet. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise a headless browser rounds the width of every letter.
  '--font-render-hinting=none',
];

const browsers = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** The headless build of the same browser. It runs the tests in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Fonts with the metrics of Arial, the fallback font of most visitors. */
const fonts = '/usr/share/fonts/truetype/liberation';

/** Some distributions install a stub with a browser's name, which cannot report a version. */
const works = (/** @type {string} */ path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

export const howToInstall = 'Install the package “chromium” or Google Chrome, or set CHROMIUM_PATH';

/** The full browser, and the fastest one for most tests. If CHROMIUM_PATH is set, it is both. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const whole = given ? [given] : browsers.map((name) => `/usr/bin/${name}`);
  const found = whole.find(works);
  return found && { whole: found, quick: !given && works(shell) ? shell : found };
}

/** Installs Chromium, its headless build and fonts if they are missing. */
export async function installChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (!given && !findChromium()) await installPackages('chromium');
  const isDebians = findChromium()?.whole === '/usr/bin/chromium';
  if (!given && isDebians && !existsSync(shell)) await installPackages('chromium-headless-shell');
  if (![fonts, `${fonts}2`].some(existsSync)) await installPackages('fonts-liberation');
}

/** Returns the path of Chromium. Without it, prints what to install and exits. */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  console.error(`Chromium was not found. ${howToInstall}.`);
  process.exit(1);
}
