import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { runChild, startChild } from './child.ts';
import { median } from './median.ts';
import { createProgress } from './progress.ts';
import { copyProject } from './project-copy.ts';
import type { BuildResult } from './results.ts';

type Copy = Awaited<ReturnType<typeof copyProject>>;
type Step = (text: string) => void;
type Plan = { rounds: number; growth: readonly number[] };

const astro = 'node_modules/astro/bin/astro.mjs';
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/** Without what an earlier build left: the outcome, the generated types and the caches. */
async function buildClean({ dir, removeCaches }: Copy): Promise<number> {
  await removeCaches();
  await rm(join(dir, 'dist'), { recursive: true, force: true });
  await rm(join(dir, '.astro'), { recursive: true, force: true });
  const began = performance.now();
  await runChild(process.execPath, [astro, 'build'], { cwd: dir, env });
  return (performance.now() - began) / 1000;
}

/** As many pages as asked for, each the whole of an existing one under an address of its own. */
async function generatePages(dir: string, count: number) {
  const page = await readFile(join(dir, 'src/pages/about.astro'), 'utf8');
  const paths = `export const getStaticPaths = () =>
  Array.from({ length: ${count} }, (_, index) => ({ params: { page: String(index) } }));\n`;
  const deeper = page.replaceAll("from '../", "from '../../").replace(/\n---\n/, `\n${paths}---\n`);
  const folder = join(dir, 'src/pages/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '[page].astro'), deeper);
  return () => rm(folder, { recursive: true, force: true });
}

async function measureGrowth(copy: Copy, counts: readonly number[], step: Step) {
  const growth: { pages: number; seconds: number }[] = [];
  for (const pages of counts) {
    const removePages = await generatePages(copy.dir, pages);
    const seconds = await buildClean(copy);
    await removePages();
    growth.push({ pages, seconds });
    step(`build with ${pages} more pages: ${seconds.toFixed(1)} s`);
  }
  return growth;
}

/** From writing a page's content file until the open browser has painted the new words, by its clock. */
async function measureEdits(browser: Browser, dir: string, rounds: number, step: Step) {
  const file = join(dir, 'src/content/pages/pricing.yaml');
  const original = await readFile(file, 'utf8');
  const server = await startChild(
    process.execPath,
    [astro, 'dev', '--port', '0', '--host', '127.0.0.1'],
    { cwd: dir, env, ready: /http:\/\/127\.0\.0\.1:(\d+)/ },
  );
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${server.said[1]}/pricing`, { waitUntil: 'networkidle0' });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const words = `Edited for the ${round + 1}. time`;
      const painted = page.waitForFunction(
        (expected) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const isShown = document.querySelector('h1')?.textContent === expected;
          return isShown && paint && performance.timeOrigin + paint.startTime;
        },
        { polling: 'raf', timeout: 60_000 },
        words,
      );
      const began = performance.timeOrigin + performance.now();
      await writeFile(file, original.replace(/^heading: .*$/m, `heading: ${words}`));
      times.push(Number(await (await painted).jsonValue()) - began);
      step(`edit shown after ${Math.round(times.at(-1) ?? 0)} ms`);
      await page.waitForNetworkIdle({ idleTime: 500 });
    }
    return median(times);
  } finally {
    await page.close();
    await server.stop();
    await writeFile(file, original);
  }
}

export async function measureBuild(browser: Browser, plan: Plan): Promise<BuildResult> {
  const { rounds, growth } = plan;
  const builds = Math.min(rounds, 3);
  const step = createProgress(builds + rounds + growth.length);
  const copy = await copyProject();
  try {
    const seconds: number[] = [];
    for (let round = 0; round < builds; round += 1) {
      seconds.push(await buildClean(copy));
      step(`clean build: ${seconds.at(-1)?.toFixed(1)} s`);
    }
    const editMs = await measureEdits(browser, copy.dir, rounds, step);
    const grown = await measureGrowth(copy, growth, step);
    return { cleanSeconds: median(seconds), editMs, growth: grown };
  } finally {
    await copy.remove();
  }
}
