import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilOpen } from './over-http.ts';

/** Runs a server in the foreground until it is stopped; what it complained about explains a failure. */
export async function runServer(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${command} ended with code ${code}\n${complaints}`);
  });
  // Rejects when the command is not there at all.
  const failed = once(child, 'error').then(([error]) => {
    throw error;
  });
  ended.catch(() => {});
  failed.catch(() => {});
  try {
    await Promise.race([untilOpen(port), ended, failed]);
  } catch (error) {
    child.kill();
    throw error;
  }
  return async () => {
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  };
}
