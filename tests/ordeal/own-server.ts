import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { requireNode } from '../../scripts/pinned-node.mjs';

const startMs = 500;
const main = resolve(import.meta.dirname, '../../server/main.ts');

/** Lies beside the build, never in it: an answer that holds this has left the build's folder. */
export const secret = 'outside-of-the-build-7f3a91';

export type OwnServer = {
  child: ChildProcess;
  /** The build it serves: a copy that a trial may break. */
  dir: string;
  port: number;
  /** Resident memory of all its processes together, in MB. */
  memory(): number;
  /** What it wrote to its error stream, and an early end, as faults. */
  faults(): string[];
  stop(): Promise<void>;
};

const residentMemory = (status: string) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);

/** A process and those it started, as the kernel tells of them; nothing of one that has ended. */
function tellProcesses(pid: number | string): string[] {
  try {
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const own = readFileSync(`/proc/${pid}/status`, 'utf8');
    return [own, ...workers.filter(Boolean).flatMap(tellProcesses)];
  } catch {
    return [];
  }
}

/** The first process that serves says so; the others are still starting then. */
async function settle(memory: () => number) {
  for (let before = 0, now = memory(); Math.abs(now - before) > 1; now = memory()) {
    before = now;
    await setTimeout(startMs);
  }
}

/** Starts the real server as a process of its own, on a copy of the build. */
export async function startServer(build: string): Promise<OwnServer> {
  const parent = mkdtempSync(join(tmpdir(), 'ordeal-'));
  const dir = join(parent, 'dist');
  cpSync(build, dir, { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), secret);
  const child = spawn(requireNode(), [main, dir], {
    env: { ...process.env, PORT: '0', LOG: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  // The log stays on, as in production: writing it is part of what is tried.
  const lines = createInterface(child.stdout);
  const first = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(child, 'exit').then(() => complaints.trim()),
  ]);
  const port = Number(/:(\d+)$/.exec(first)?.[1]);
  if (!port) throw new Error(`The server said “${first}” instead of its address`);
  const isUp = () => child.exitCode === null && child.signalCode === null;
  const memory = () => {
    const processes = isUp() ? tellProcesses(child.pid ?? 0) : [];
    return processes.reduce((total, status) => total + residentMemory(status), 0);
  };
  await settle(memory);
  return {
    child,
    dir,
    port,
    memory,
    faults: () => [
      ...(isUp() ? [] : [`the server ended (${child.exitCode ?? child.signalCode})`]),
      ...(complaints ? [`the server complained: ${complaints.slice(0, 400)}`] : []),
    ],
    stop: async () => {
      if (isUp()) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
