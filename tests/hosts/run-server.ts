import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { untilOpen } from './over-http.ts';

/** Runs a server until it is stopped. If it fails to start, the error holds what it wrote. */
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
  const complaints = text(child.stderr);
  const exit = once(child, 'exit');
  const ended = exit.then(async ([code]) => {
    throw new Error(`${command} ended with code ${code}\n${await complaints}`);
  });
  try {
    await Promise.race([untilOpen(port), ended]);
  } finally {
    // From here on it may end.
    ended.catch(() => {});
  }
  return async () => {
    child.kill();
    await exit;
  };
}
