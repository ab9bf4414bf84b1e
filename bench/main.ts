import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../scripts/run.mjs';
import { openBrowser } from './browser.ts';
import { measureBuild } from './build-time.ts';
import { measureBytes } from './bytes.ts';
import { measureNavigation } from './navigation.ts';
import { readOptions } from './options.ts';
import { measurePages, pathsOf } from './pages.ts';
import { publish } from './publish.ts';
import { report } from './report.ts';
import type { Part, Results, Scope } from './results.ts';
import { measureServer } from './server-rate.ts';
import { missed } from './targets.ts';

const measures: Record<Part, (scope: Scope, browser: Browser) => Promise<unknown>> = {
  pages: measurePages,
  navigation: measureNavigation,
  bytes: measureBytes,
  server: measureServer,
  build: measureBuild,
};

// Servers that were started end on the exit event, which a signal alone does not cause.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const { only, pages, rounds, isWhole } = readOptions(process.argv.slice(2));
const dir = join(root, 'dist');
const built = await pathsOf(dir);
const unknown = pages?.find((path) => !built.includes(path));
if (unknown) throw new Error(`the build has no page ${unknown}`);

const browser = await openBrowser();
const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${await browser.version()}, Node ${process.versions.node}`;
let results: Results = { dates: {}, rounds, machine };
for (const part of only) {
  console.log(`\n== ${part}`);
  const found = await measures[part]({ dir, paths: pages ?? built, rounds }, browser);
  const dates = { ...results.dates, [part]: new Date().toISOString().slice(0, 10) };
  results = { ...results, [part]: found, dates };
  // After each part, so that a failure in the next does not lose it.
  await publish(results, isWhole);
}
await browser.close();
console.log(`\n${report(results)}\n`);
const misses = missed(results);
console.log(misses.length === 0 ? 'All targets met' : `Missed:\n  ${misses.join('\n  ')}`);
process.exit(misses.length > 0 ? 1 : 0);
