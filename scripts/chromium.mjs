import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const candidates = [
  '/usr/bin/chromium',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

const apt = 'apt-get';

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

/**
 * The package manager with the rights it needs: as root, else through a sudo that asks nothing.
 *
 * @returns {string[] | undefined}
 */
function aptCommand() {
  if (spawnSync(apt, ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  if (process.getuid?.() === 0) return [apt];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n', apt] : undefined;
}

/** Installs Chromium where that is possible, or ends this process saying what to install. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const [command, ...args] = (process.env.CHROMIUM_PATH ? undefined : aptCommand()) ?? [];
  if (command) {
    console.log('Installing Chromium for the browser tests');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run(command, [...args, 'update'], env);
    await run(command, [...args, 'install', '-y', '--no-install-recommends', 'chromium'], env);
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium: install the package “chromium” (or Google Chrome), or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
