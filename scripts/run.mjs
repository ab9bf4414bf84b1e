import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command in the project's root with this terminal, passing signals on to it, and gives its
 * exit code, or 128 plus the signal's number as shells do.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] in place of this process's own
 * @returns {Promise<number>}
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    for (const signal of passedOn) process.on(signal, passOn);
    /** @param {number} code */
    const finish = (code) => {
      for (const signal of passedOn) process.off(signal, passOn);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`Cannot run ${command}: ${error.message}`);
      finish(127);
    });
    child.once('exit', (code, signal) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
