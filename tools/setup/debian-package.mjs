import { spawnSync } from 'node:child_process';
import { root, run } from './run.mjs';

let isListFresh = false;

/**
 * Installs Debian packages if that is possible as root or with a sudo that needs no password.
 *
 * @param {...string} names
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(...names) {
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...args] = [...rights, 'apt-get'];
  if (spawnSync(command, [...args, '--version'], { stdio: 'ignore' }).status !== 0) return false;
  console.error(`Installing ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListFresh) await run(command, [...args, 'update'], env, root, 2);
  isListFresh = true;
  const install = [...args, 'install', '-y', '--no-install-recommends', ...names];
  return (await run(command, install, env, root, 2)) === 0;
}
