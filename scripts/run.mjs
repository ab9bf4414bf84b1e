import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { root } from './root.mjs';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command in the project's root with this terminal and passes signals on to it. Resolves to
 * its exit code, or to 128 plus the signal's number, as shells do.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] instead of this process's own
 * @returns {Promise<number>}
 */
export async function run(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
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
