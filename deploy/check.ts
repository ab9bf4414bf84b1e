import { resolve } from 'node:path';
import { readFlags } from '../scripts/read-flags.mjs';
import { requireBrandBuilt } from './brand-built.ts';
import { liveDifferences } from './live-differences.ts';
import { readPlan } from './plan.ts';

const { words } =
  readFlags(`npm run hosts:check    asks the live site for everything in dist, and says what differs
npm run hosts:check -- https://preview.example.com [build]    another address, another build`);

/** Asks a site that is live for everything in the build, and tells what comes otherwise. */
async function check(origin?: string, dir = resolve(import.meta.dirname, '../dist')) {
  requireBrandBuilt();
  const plan = await readPlan(dir);
  const site = origin ?? `https://${plan.domain}`;
  const differences = await liveDifferences(site, plan);
  for (const difference of differences) process.stdout.write(`${difference}\n`);
  process.stdout.write(`${site}: ${differences.length} differences from the build\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

check(...words).catch((error: Error) => {
  process.stderr.write(`Not checked: ${error.message}\n`);
  process.exitCode = 1;
});
