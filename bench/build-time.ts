import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { parseDocument } from 'yaml';
import { copyProject } from '../scripts/copy-project.ts';
import { withPage } from './browser.ts';
import { startHost, temporaryFolder } from './hosts.ts';
import { type BuildTime, median, type Scope } from './results.ts';

const astro = 'node_modules/astro/bin/astro.mjs';

/** The time from saving a content file until an open browser shows the new words. */
async function edit(browser: Browser, dir: string, rounds: number): Promise<number> {
  const file = join(dir, 'content/pages/pricing.yaml');
  const content = parseDocument(await readFile(file, 'utf8'));
  const args = [astro, 'dev', '--port', '0', '--host', '127.0.0.1'];
  const origin = await startHost(args, {}, dir);
  const times: number[] = [];
  await withPage(browser, async (page) => {
    await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle0', timeout: 120_000 });
    for (let round = 1; round <= rounds; round += 1) {
      const words = `Edited, and edited again: ${round}`;
      content.setIn(['bands', 0, 'title'], words);
      const began = performance.now();
      await writeFile(file, String(content));
      // Not waitForFunction, which sometimes fails when the page reloads.
      const heading = () => page.$eval('h1', ({ textContent }) => textContent).catch(() => '');
      while ((await heading()) !== words) {
        if (performance.now() - began > 30_000) throw new Error('an edit did not show');
        await setTimeout(20);
      }
      times.push(performance.now() - began);
      await page.waitForNetworkIdle();
    }
  });
  return median(times);
}

/** In a copy of the project, without anything left by an earlier build. */
export async function measureBuild({ rounds }: Scope, browser: Browser): Promise<BuildTime> {
  const dir = temporaryFolder();
  await copyProject(dir);
  const began = performance.now();
  await promisify(execFile)(process.execPath, [astro, 'build'], { cwd: dir });
  const cleanSeconds = (performance.now() - began) / 1000;
  return { cleanSeconds, editMs: await edit(browser, dir, rounds) };
}
