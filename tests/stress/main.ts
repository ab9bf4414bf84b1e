import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deletedFiles } from './cases/deleted-files.ts';
import { endUnderLoad } from './cases/end-under-load.ts';
import { idleConnections } from './cases/idle-connections.ts';
import { largeRequests } from './cases/large-requests.ts';
import { malformedRequests } from './cases/malformed-requests.ts';
import { randomPaths } from './cases/random-paths.ts';
import { slowReaders } from './cases/slow-readers.ts';
import { slowRequests } from './cases/slow-requests.ts';
import { type Case, type Result, resultTable, withTable } from './report.ts';
import { startServer } from './start-server.ts';

/** The most resident memory that the server may use, in MB. */
const memoryLimit = 512;
const root = resolve(import.meta.dirname, '../..');
const docs = resolve(root, 'docs/stress.md');

const cases: readonly Case[] = [
  slowRequests,
  idleConnections,
  largeRequests,
  slowReaders,
  malformedRequests,
  randomPaths,
  deletedFiles,
  endUnderLoad,
];

async function runCase({ name, run }: Case, build: string): Promise<Result> {
  const server = await startServer(build);
  const start = server.memory();
  let peak = start;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 50);
  try {
    const { figures, faults } = await run(server);
    if (run !== endUnderLoad.run) {
      const alive = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => undefined);
      if (alive?.status !== 200) faults.push('it was not well afterwards');
      faults.push(...server.faults());
    }
    if (peak > memoryLimit) faults.push(`memory rose to ${peak} MB, over ${memoryLimit} MB`);
    return { name, figures, faults, memory: { start, peak } };
  } finally {
    clearInterval(watch);
    await server.stop();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const build = resolve(positionals[0] ?? resolve(root, 'dist'));
const only = values.only.toLowerCase();
const chosen = cases.filter(({ name }) => name.toLowerCase().includes(only));
const results: Result[] = [];
for (const each of chosen) {
  process.stdout.write(`${each.name} … `);
  const result = await runCase(each, build);
  results.push(result);
  process.stdout.write(`${result.faults.length ? 'failed' : 'held'}\n`);
  for (const fault of result.faults.slice(0, 10)) process.stderr.write(`  ${fault}\n`);
}
process.stdout.write(`\n${resultTable(results)}\n`);
const hasFailed = chosen.length === 0 || results.some(({ faults }) => faults.length > 0);
if (!only && !hasFailed) {
  writeFileSync(docs, withTable(readFileSync(docs, 'utf8'), resultTable(results)));
}
process.exit(hasFailed ? 1 : 0);
