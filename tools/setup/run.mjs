import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The path of the project's Node: the pinned one if it is installed, otherwise the current one if it
 * runs TypeScript. With neither, prints what is missing and exits.
 */
export function requireNode() {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (existsSync(pinned)) return pinned;
  if (process.features.typescript) return process.execPath;
  console.error(
    `Node ${process.versions.node} is too old, and the pinned one is not installed. ` +
      'Run “npm rebuild node”, or use Node 22.18 or newer.',
  );
  process.exit(1);
}

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command in the project's folder and this terminal, and passes signals on to it. Resolves to
 * its exit code, or to 128 plus the number of a signal, as in a shell.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] instead of this process's own
 * @param {string} [cwd] instead of the project's folder
 * @param {number} [out] file descriptor for its output. 2 keeps it out of this process's own output
 * @returns {Promise<number>}
 */
export async function run(command, args, env = process.env, cwd = root, out = 1) {
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', out, 'inherit'] });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  for (const signal of passedOn) process.on(signal, passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
  } finally {
    for (const signal of passedOn) process.off(signal, passOn);
  }
}
