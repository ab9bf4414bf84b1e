import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const running = new Set<ChildProcess>();

// However this process ends, what it started ends with it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export type Child = { stop(): Promise<void> };

/** Starts a program that stays, and waits until it says the line that means it is ready. */
export async function startChild(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; ready: RegExp },
): Promise<Child & { said: RegExpExecArray }> {
  const { cwd, env, ready } = options;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = ready.exec(output);
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { said, stop };
}

/** Runs a program to its end and returns what it printed. */
export async function runChild(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await execute(command, args, { ...options, maxBuffer: 1 << 26 });
  return stdout;
}
