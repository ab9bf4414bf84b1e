import { resolve } from 'node:path';
import { liveDifferences } from './live-differences.ts';
import { readPlan } from './plan.ts';

/** Asks a site that is live for everything in the build, and tells what comes otherwise. */
async function check(origin?: string, dir = resolve(import.meta.dirname, '../dist')) {
  const plan = await readPlan(dir);
  const site = origin ?? `https://${plan.domain}`;
  const differences = await liveDifferences(site, plan);
  for (const difference of differences) process.stdout.write(`${difference}\n`);
  process.stdout.write(`${site}: ${differences.length} differences from the build\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

check(process.argv[2], process.argv[3]).catch((error: Error) => {
  process.stderr.write(`Not checked: ${error.message}\n`);
  process.exitCode = 1;
});
