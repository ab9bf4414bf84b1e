import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createServer } from '../../server/create-server.ts';
import { listFiles } from '../../server/headers/addresses.ts';
import { compressTree } from '../build/compress.ts';
import { buildFolder } from '../setup/build-folder.mjs';
import { chromiumFlags, requireChromium } from '../setup/chromium.mjs';
import { ensureBuilt } from '../setup/ensure-built.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { limitPage } from './limit-page.ts';

const { flags } = readFlags(
  `npm run bench    measures every page, and the same page with text only, with Lighthouse

--pages /,/pricing     measures only these pages, and does not update docs/performance.md
--rounds 5             measures each page 5 times`,
  { pages: { type: 'string' }, rounds: { type: 'string', default: '5' } },
);

/** Scores from 0 to 100, times in milliseconds. */
type Audit = { scores: number[] } & Record<Figure, number>;
type Figure = 'firstPaint' | 'largestPaint' | 'blocking' | 'shift';

const debuggingPort = Number(process.env.BENCH_PORT ?? 9222);

/** Lighthouse's defaults: a simulated slow phone on slow 4G, with an empty cache for each page. */
async function measureOnce(url: string): Promise<Audit> {
  // The browser itself reports the status 404 in the console.
  const isMissing = url.endsWith('/404');
  const skipAudits = isMissing ? ['errors-in-console'] : [];
  const run = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    ignoreStatusCode: isMissing,
    skipAudits,
  });
  const { audits = {}, categories = {}, runtimeError } = run?.lhr ?? {};
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => {
    const measured = audits[id]?.numericValue;
    if (measured === undefined) throw new Error(runtimeError?.message ?? `${url}: no ${id}`);
    return measured;
  };
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Tries twice, because on a busy machine a page may fail to paint in time. */
const audit = (url: string) => measureOnce(url).catch(() => measureOnce(url));

/** A build with the limit page of every page, compressed as usual. */
async function makeLimitBuild(dir: string, pages: readonly string[]): Promise<string> {
  const limits = await mkdtemp(join(tmpdir(), 'bench-'));
  const unneeded = /\.(br|gz|js|woff2|avif|webp|jpg|png|mp4)$/;
  await cp(dir, limits, { recursive: true, filter: (source) => !unneeded.test(source) });
  for (const page of pages) {
    const file = join(limits, page);
    await writeFile(file, limitPage(await readFile(file, 'utf8')));
  }
  await compressTree(limits);
  return limits;
}

async function serve(dir: string): Promise<string> {
  const app = await createServer(dir);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

type Measured = { path: string; page: Audit[]; limit: Audit[] };

/** Measures each page right before its limit page, and all pages once per round. */
async function measure(dir: string, limitDir: string, paths: readonly string[], rounds: number) {
  const [origin, limitOrigin] = [await serve(dir), await serve(limitDir)];
  const all = paths.map((path): Measured => ({ path, page: [], limit: [] }));
  for (let round = 1; round <= rounds; round += 1)
    for (const { path, page, limit } of all) {
      page.push(await audit(origin + path));
      limit.push(await audit(limitOrigin + path));
      const paints = [page, limit].map((runs) => Math.round(runs.at(-1)?.largestPaint ?? 0));
      console.log(`${round} of ${rounds}, ${path}: ${paints.join(' ms, its limit ')} ms`);
    }
  return all;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

function rowOf({ path, page, limit }: Measured): string {
  const middle = (runs: readonly Audit[], name: Figure) => median(runs.map((run) => run[name]));
  const paint = (name: 'firstPaint' | 'largestPaint') => {
    const ms = middle(page, name);
    return `${whole(ms)} (${(ms / middle(limit, name)).toFixed(2)})`;
  };
  const scores = [0, 1, 2, 3].map((at) => median(page.map((run) => run.scores[at] ?? 0)));
  const blocking = [page, limit].map((runs) => whole(middle(runs, 'blocking')));
  const cells = [
    path,
    // Search engines do not list the 404 page.
    path === '/404' ? [...scores.slice(0, 3), '–'].join(' ') : scores.join(' '),
    paint('firstPaint'),
    paint('largestPaint'),
    `${blocking[0]} (${blocking[1]})`,
    middle(page, 'shift').toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Writes the table between the markers in docs/performance.md. */
async function updateDocs(text: string) {
  const file = join(import.meta.dirname, '../../docs/performance.md');
  const [start, end] = ['<!-- bench:start -->', '<!-- bench:end -->'];
  const [before = '', old = ''] = (await readFile(file, 'utf8')).split(start);
  await writeFile(file, `${before}${start}\n${text}\n${end}${old.split(end)[1]}`);
}

const { whole: executablePath } = requireChromium();
const dir = buildFolder();
await ensureBuilt(dir);
const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
const built = files.map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -5)}`)).sort();
const limitDir = await makeLimitBuild(dir, files);
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});
const rounds = Number(flags.rounds);
const measured = await measure(dir, limitDir, flags.pages?.split(',') ?? built, rounds);
const table = `Medians of ${rounds} on ${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.

| page | scores | first paint | largest paint | blocking | shift |
| --- | --: | --: | --: | --: | --: |
${measured.map(rowOf).join('\n')}`;
console.log(`\n${table}`);
if (!flags.pages) await updateDocs(table);
await browser.close();
await rm(limitDir, { recursive: true });
// The servers are still listening.
process.exit();
