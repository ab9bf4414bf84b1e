import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

const apt = 'apt-get';

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

let isListFresh = false;

/**
 * Installs Debian packages where that is possible, and says whether it was.
 *
 * @param {...string} names
 * @returns {Promise<boolean>}
 */
export async function installPackages(...names) {
  const [command, ...args] = aptCommand() ?? [];
  if (!command) return false;
  console.log(`Installing ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListFresh) await run(command, [...args, 'update'], env);
  isListFresh = true;
  const flags = ['install', '-y', '--no-install-recommends'];
  return (await run(command, [...args, ...flags, ...names], env)) === 0;
}
