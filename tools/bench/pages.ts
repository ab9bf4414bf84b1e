import { cp, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { listFiles } from '../../server/headers/built-files.ts';
import { compressTree } from '../build/compress.ts';
import { startHttp2, temporaryFolder } from './hosts.ts';
import { audit } from './lighthouse.ts';
import { limitPage } from './limit-page.ts';
import { type Audit, median, type PageResult, type Scope } from './results.ts';

const htmlFiles = async (dir: string) =>
  (await listFiles(dir)).filter((file) => file.endsWith('.html'));

/** The addresses of all pages, the landing page first. */
export async function pathsOf(dir: string): Promise<string[]> {
  const files = await htmlFiles(dir);
  return files.map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -5)}`)).sort();
}

/** A build with the limit page of every page, compressed as usual. */
export async function makeLimitBuild(dir: string): Promise<string> {
  const limitDir = temporaryFolder();
  const kept = new Set(['', '.html', '.css']);
  await cp(dir, limitDir, { recursive: true, filter: (source) => kept.has(extname(source)) });
  for (const file of await htmlFiles(limitDir)) {
    const target = join(limitDir, file);
    await writeFile(target, limitPage(await readFile(target, 'utf8')));
  }
  await compressTree(limitDir);
  return limitDir;
}

function medians(runs: readonly Audit[]): Audit {
  const names = Object.keys(runs[0] ?? {}) as (keyof Audit)[];
  const pairs = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(pairs) as Audit;
}

/**
 * Measures each page right before its limit page, so that both meet the same conditions, and all pages
 * once before any is measured again.
 */
export async function measurePages(scope: Scope, browser: Browser): Promise<PageResult[]> {
  const origin = await startHttp2(scope.dir);
  const limitOrigin = await startHttp2(await makeLimitBuild(scope.dir));
  const all = scope.paths.map((path) => ({ path, page: [] as Audit[], limit: [] as Audit[] }));
  for (let round = 1; round <= scope.rounds; round += 1) {
    for (const { path, page, limit } of all) {
      page.push(await audit(browser, origin + path));
      limit.push(await audit(browser, limitOrigin + path));
      const paints = [page, limit].map((runs) => Math.round(runs.at(-1)?.largestPaint ?? 0));
      console.log(`${round} of ${scope.rounds}, ${path}: ${paints.join(' ms, its limit ')} ms`);
    }
  }
  return all.map(({ path, page, limit }) => ({ path, page: medians(page), limit: medians(limit) }));
}
