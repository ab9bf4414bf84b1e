import { spawnSync } from 'node:child_process';
import { root, run } from './run.mjs';

let isListFresh = false;

/**
 * Installs Debian packages for the tests, if this process runs as root.
 *
 * @param {...string} names
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(...names) {
  const isPossible = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !isPossible) return false;
  console.error(`Installing packages for the tests with apt-get: ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListFresh) await run('apt-get', ['update'], env, root, 2);
  isListFresh = true;
  const install = ['install', '-y', '--no-install-recommends', ...names];
  return (await run('apt-get', install, env, root, 2)) === 0;
}
