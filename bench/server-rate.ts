import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBareServer, startOwnServer } from './hosts.ts';
import { median, type Rate, type Scope } from './results.ts';

const shape = ['--threads', '1', '--connections', '64', '--header', 'accept-encoding: br'];
const script = ['--script', join(import.meta.dirname, 'wrk-report.lua')];

async function load(origin: string, seconds: number): Promise<{ rate: number; errors: number }> {
  const args = [...shape, ...script, '--duration', `${seconds}s`, `${origin}/`];
  const { stdout } = await promisify(execFile)('wrk', args);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** Loads the landing page of both servers in turns, so that they meet the same conditions. */
export async function measureServer({ dir, rounds }: Scope): Promise<Rate> {
  const [own, bare] = [await startOwnServer(dir), await startBareServer(dir)];
  // In its first seconds a process is still compiling.
  for (const origin of [own, bare]) await load(origin, 2);
  const turns: Rate[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { rate, errors } = await load(own, 8);
    turns.push({ own: rate, bare: (await load(bare, 8)).rate, errors });
    console.log(`${rate} requests/s, bare ${turns.at(-1)?.bare}, ${errors} errors`);
  }
  return {
    own: median(turns.map((turn) => turn.own)),
    bare: median(turns.map((turn) => turn.bare)),
    errors: turns.reduce((sum, { errors }) => sum + errors, 0),
  };
}
