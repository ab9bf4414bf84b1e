import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startServer } from './own-server.ts';
import { type Result, tellTable, withTable } from './report.ts';
import type { Trial } from './trial.ts';
import { deletedFiles } from './trials/deleted-files.ts';
import { endUnderLoad } from './trials/end-under-load.ts';
import { headerFlood } from './trials/header-flood.ts';
import { idleConnections } from './trials/idle-connections.ts';
import { malformed } from './trials/malformed.ts';
import { pathFuzz } from './trials/path-fuzz.ts';
import { slowLoris } from './trials/slow-loris.ts';
import { slowReaders } from './trials/slow-readers.ts';

/** Resident memory that no trial may drive the server's processes above, together, in MB. */
const memoryLimit = 768;
const docs = resolve(import.meta.dirname, '../../docs/ordeal.md');

const trials: readonly Trial[] = [
  slowLoris,
  idleConnections,
  headerFlood,
  slowReaders,
  malformed,
  pathFuzz,
  deletedFiles,
  endUnderLoad,
];

async function hold(trial: Trial, build: string): Promise<Result> {
  const server = await startServer(build);
  const start = server.memory();
  let peak = start;
  // Now and then: the peaks of several processes, which the kernel knows, need not coincide.
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 50);
  try {
    const { figures, faults } = await trial.run(server);
    clearInterval(watch);
    if (trial !== endUnderLoad) {
      const alive = await fetch(`http://127.0.0.1:${server.port}/`).catch(() => undefined);
      if (alive?.status !== 200) faults.push('no page could be had afterwards');
      faults.push(...server.faults());
    }
    if (peak > memoryLimit) faults.push(`memory rose to ${peak} MB, over ${memoryLimit} MB`);
    return { name: trial.name, promise: trial.promise, figures, faults, memory: { start, peak } };
  } finally {
    clearInterval(watch);
    await server.stop();
  }
}

const given = process.argv.slice(2);
const isJson = given.includes('--json');
const only = given.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const folder = given.find((word) => !word.startsWith('--'));
const build = resolve(folder ?? resolve(import.meta.dirname, '../../dist'));
const chosen = trials.filter(
  ({ name }) => !only || name.toLowerCase().includes(only.toLowerCase()),
);

const results: Result[] = [];
for (const trial of chosen) {
  if (!isJson) process.stdout.write(`${trial.name} … `);
  const result = await hold(trial, build);
  results.push(result);
  if (!isJson) process.stdout.write(`${result.faults.length ? 'failed' : 'held'}\n`);
  for (const fault of result.faults.slice(0, 10)) process.stderr.write(`  ${fault}\n`);
}
process.stdout.write(
  isJson ? `${JSON.stringify(results, null, 2)}\n` : `\n${tellTable(results)}\n`,
);
const isWhole = chosen.length === trials.length;
const hasFailed = chosen.length === 0 || results.some(({ faults }) => faults.length > 0);
if (isWhole && !hasFailed) {
  writeFileSync(docs, withTable(readFileSync(docs, 'utf8'), tellTable(results)));
}
process.exit(hasFailed ? 1 : 0);
