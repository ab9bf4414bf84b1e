import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian-package.mjs';

const browsers = [
  '/usr/bin/chromium',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

/** Debian's shell is the same browser without its window, and runs the tests in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Debian's fonts with the measures of Arial, in which pages begin for most visitors. */
const standIns = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);

/** @param {string} command */
const works = (command) =>
  spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** @param {string} command */
function fullPath(command) {
  if (command.includes('/')) return command;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find(existsSync) ?? command;
}

/**
 * The whole browser. Asking each for its version tells a browser from the stub that some
 * distributions install under its name. An explicit CHROMIUM_PATH is taken or refused, never
 * quietly replaced.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {(command: string) => boolean} [isUsable]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, isUsable = works) {
  const found = (env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : browsers).find(isUsable);
  return found && fullPath(found);
}

/**
 * The browser for most tests: the shell where there is one, unless another was asked for.
 *
 * @param {string} whole
 * @param {Record<string, string | undefined>} [env]
 * @param {(command: string) => boolean} [isUsable]
 */
export const quickest = (whole, env = process.env, isUsable = works) =>
  !env.CHROMIUM_PATH && isUsable(shell) ? shell : whole;

/**
 * Installs Chromium where that is possible, or ends this process saying what to install. The shell
 * is welcome and not needed.
 *
 * @returns {Promise<{ whole: string, quick: string }>}
 */
export async function ensureChromium() {
  if (!findChromium() && !process.env.CHROMIUM_PATH) {
    await installPackages('chromium');
    await installPackages('chromium-headless-shell');
  }
  if (!standIns.some((folder) => existsSync(folder))) await installPackages('fonts-liberation');
  const whole = findChromium();
  if (whole) return { whole, quick: quickest(whole) };
  console.error(
    'The browser tests need Chromium: install the package “chromium” (or Google Chrome), or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
