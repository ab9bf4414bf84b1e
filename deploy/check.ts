import { resolve } from 'node:path';
import { faultsOf } from './faults-of.ts';
import { readPlan } from './plan.ts';

/** Asks a site that is live for everything in the build, and tells what comes otherwise. */
async function check(origin?: string, dir = resolve(import.meta.dirname, '../dist')) {
  const plan = await readPlan(dir);
  const site = origin ?? `https://${plan.domain}`;
  const faults = await faultsOf(site, plan);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${site}: ${faults.length} differences from the build\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

check(process.argv[2], process.argv[3]).catch((error: Error) => {
  process.stderr.write(`Not checked: ${error.message}\n`);
  process.exitCode = 1;
});
