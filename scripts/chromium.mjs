import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian-package.mjs';

// Debian's shell is the same browser without its window, and runs the tests in half the time.
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

const packages = ['chromium-headless-shell', 'chromium'];

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
 * The browser to test with. Asking each for its version tells a browser from the stub that some
 * distributions install under its name. An explicit CHROMIUM_PATH is taken or refused, never
 * quietly replaced.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {(command: string) => boolean} [isUsable]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, isUsable = works) {
  const found = (env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : candidates).find(isUsable);
  return found && fullPath(found);
}

/** Installs Chromium where that is possible, or ends this process saying what to install. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  for (const name of process.env.CHROMIUM_PATH ? [] : packages) {
    await installPackages(name);
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium: install the package “chromium” (or Google Chrome), or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
