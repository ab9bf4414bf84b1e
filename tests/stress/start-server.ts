import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { requireNode } from '../../scripts/run.mjs';

const main = resolve(import.meta.dirname, '../../server/main.ts');

/** In a file beside the build: no answer may hold it. */
export const secret = 'outside-of-the-build-7f3a91';

export type RunningServer = {
  child: ChildProcess;
  /** A copy of the build, which a case may break. */
  dir: string;
  port: number;
  /** Resident memory in MB. */
  memory(): number;
  /** What it wrote to its error stream, and whether it has ended. */
  faults(): string[];
  stop(): Promise<void>;
};

/** Starts the real server as its own process. */
export async function startServer(build: string): Promise<RunningServer> {
  const parent = mkdtempSync(join(tmpdir(), 'stress-'));
  const dir = join(parent, 'dist');
  cpSync(build, dir, { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), secret);
  // With the log, as in production.
  const child = spawn(requireNode(), [main, dir], {
    env: { ...process.env, PORT: '0', LOG: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const lines = createInterface(child.stdout);
  const port = await new Promise<number>((found, failed) => {
    lines.on('line', (line) => {
      if (line.startsWith('Serving on ')) found(Number(new URL(line.slice(11)).port));
    });
    child.once('exit', () => failed(new Error(complaints)));
  });
  const isUp = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    dir,
    port,
    memory: () => {
      const status = isUp() ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : '';
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    },
    faults: () => [
      ...(isUp() ? [] : [`the server ended (${child.exitCode ?? child.signalCode})`]),
      ...(complaints ? [`the server complained: ${complaints.slice(0, 400)}`] : []),
    ],
    stop: async () => {
      const ended = isUp() && once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
