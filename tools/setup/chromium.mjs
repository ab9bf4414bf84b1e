import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian-package.mjs';

/** What Chromium needs to run as root, in a container and without the internet. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it, a browser that has no window rounds the width of every letter.
  '--font-render-hinting=none',
];

const browsers = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** The same browser without a window. It runs the tests in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Debian's fonts with the measures of Arial, the fallback of most visitors. */
const fonts = '/usr/share/fonts/truetype/liberation';

/** Some distributions install a stub under a browser's name, which does not know its version. */
const works = (/** @type {string} */ path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * The whole browser, and the quickest one for most tests. If CHROMIUM_PATH is given, no other is used.
 *
 * @param {string | undefined} given
 * @param {(path: string) => boolean} [isUsable]
 */
export function findChromium(given, isUsable = works) {
  const whole = given ? [given] : browsers.map((name) => `/usr/bin/${name}`);
  const found = whole.find(isUsable);
  return found && { whole: found, quick: !given && isUsable(shell) ? shell : found };
}

/** Chromium, installed if it is missing; undefined where that cannot be done. */
export async function installChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (!given && !findChromium(given)) await installPackages('chromium');
  const isDebians = findChromium(given)?.whole === '/usr/bin/chromium';
  if (!given && isDebians && !existsSync(shell)) await installPackages('chromium-headless-shell');
  if (![fonts, `${fonts}2`].some(existsSync)) await installPackages('fonts-liberation');
  return findChromium(given);
}

/** Installs Chromium if possible. If not, this process ends and says what to install. */
export async function ensureChromium() {
  const found = await installChromium();
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install the package “chromium” or Google Chrome, or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
