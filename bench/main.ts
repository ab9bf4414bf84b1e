import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../scripts/root.mjs';
import { noSpareProcess, withBrowser } from './browser.ts';
import { measureBuild } from './build-time.ts';
import { builtPages } from './built-pages.ts';
import { BadFlag, type Flags, isQuotable, type Part, readFlags } from './flags.ts';
import { measurePages } from './measure-pages.ts';
import { measureNavigation } from './navigation.ts';
import { publish, requireMarkers } from './publish.ts';
import { missed, report } from './report.ts';
import type { Results } from './results.ts';
import { measureServer } from './server-load.ts';

type Plan = Flags & { dir: string; paths: readonly string[] };

const measures: Record<Part, (plan: Plan) => Promise<Partial<Results>>> = {
  pages: async (plan) => ({
    pages: await withBrowser((browser) => measurePages(browser, plan), [noSpareProcess]),
  }),
  navigation: async (plan) => ({
    navigation: await withBrowser((browser) => measureNavigation(browser, plan)),
  }),
  server: async ({ dir, quick }) => ({
    server: await measureServer(dir, quick ? { turns: 1, seconds: 3 } : { turns: 3, seconds: 10 }),
  }),
  build: async ({ rounds, quick }) => ({
    build: await withBrowser((browser) =>
      measureBuild(browser, { rounds, growth: quick ? [20] : [20, 200, 2000] }),
    ),
  }),
};

async function makePlan(flags: Flags): Promise<Plan> {
  const dir = resolve(flags.dist ?? join(root, 'dist'));
  const built = (await builtPages(dir)).map(({ path }) => path);
  const unknown = flags.pages?.find((path) => !built.includes(path));
  if (unknown !== undefined) throw new BadFlag(`the build has no page ${unknown}`);
  return { ...flags, dir, paths: flags.pages ?? built };
}

function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim() || 'unknown'}) and ${gigabytes} GB`;
}

async function measure(plan: Plan): Promise<Results> {
  const chromium = await withBrowser((browser) => browser.version());
  const versions = `${chromium} and Node ${process.versions.node}`;
  let results: Results = { dates: {}, machine: machine(), versions, quick: plan.quick };
  for (const part of plan.only) {
    console.log(`\n== ${part}`);
    const found = await measures[part](plan);
    const today = new Date().toISOString().slice(0, 10);
    results = { ...results, ...found, dates: { ...results.dates, [part]: today } };
    // After each part, so that a failure in the next does not cost what was measured.
    await publish(results, isQuotable(plan));
  }
  return results;
}

try {
  const flags = readFlags(process.argv.slice(2));
  if (isQuotable(flags)) await requireMarkers();
  const results = await measure(await makePlan(flags));
  console.log(`\n${report(results)}\n`);
  const misses = missed(results);
  console.log(misses.length === 0 ? 'All targets met' : `Missed:\n  ${misses.join('\n  ')}`);
  process.exit(misses.length > 0 && flags.fail ? 1 : 0);
} catch (error) {
  console.error(error instanceof BadFlag ? error.message : error);
  process.exit(1);
}
