import type { Browser } from 'puppeteer-core';
import { isErrorPage } from './built-pages.ts';
import { measureQuality, measureSpeed } from './lighthouse.ts';
import { makeLimitBuild } from './limit-build.ts';
import { startNginx } from './nginx.ts';
import { type Host, startOwnServer } from './own-server.ts';
import { createProgress } from './progress.ts';
import { type PageResult, type Protocol, protocols, type Quality } from './results.ts';
import { type Pair, pairMedians, planTurns, type Turn } from './speed-rounds.ts';
import { ratios } from './targets.ts';

type Plan = { dir: string; paths: readonly string[]; rounds: number };
type Hosts = Record<Protocol, { page: Host; limit: Host }>;

const keyOf = ({ path, protocol }: Turn) => `${protocol} ${path}`;

async function startHosts(dir: string, limitDir: string): Promise<Hosts> {
  return {
    'HTTP/1.1': { page: await startOwnServer(dir), limit: await startOwnServer(limitDir) },
    'HTTP/2': {
      page: await startNginx(dir, { secure: true }),
      limit: await startNginx(limitDir, { secure: true }),
    },
  };
}

async function measureQualities(browser: Browser, origin: string, paths: readonly string[]) {
  const step = createProgress(paths.length);
  const qualities = new Map<string, Quality>();
  for (const path of paths) {
    const quality = await measureQuality(browser, origin + path, isErrorPage(path));
    qualities.set(path, quality);
    const { accessibility, bestPractices, seo = 'not meant' } = quality;
    step(`${path}: accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`);
  }
  return qualities;
}

function summary(turn: Turn, pair: Pair): string {
  const { performance, firstPaint, largestPaint, blocking } = pair.page;
  const times = ratios(pair);
  return [
    `${keyOf(turn)}: performance ${performance}`,
    `first paint ${Math.round(firstPaint)} ms (× ${times.firstPaint.toFixed(2)})`,
    `largest ${Math.round(largestPaint)} ms (× ${times.largestPaint.toFixed(2)})`,
    `blocking ${Math.round(blocking)} ms`,
  ].join(', ');
}

/** The page and its limit page one right after the other, so that both meet the same machine. */
async function measureSpeeds(browser: Browser, hosts: Hosts, { paths, rounds }: Plan) {
  const turns = planTurns(paths, rounds);
  const step = createProgress(turns.length);
  const pairs = new Map<string, Pair[]>();
  for (const turn of turns) {
    const { page, limit } = hosts[turn.protocol];
    const pair = {
      page: await measureSpeed(browser, page.origin + turn.path),
      limit: await measureSpeed(browser, limit.origin + turn.path),
    };
    pairs.set(keyOf(turn), [...(pairs.get(keyOf(turn)) ?? []), pair]);
    step(summary(turn, pair));
  }
  return pairs;
}

export async function measurePages(browser: Browser, plan: Plan): Promise<PageResult[]> {
  const limitBuild = await makeLimitBuild(plan.dir);
  const hosts = await startHosts(plan.dir, limitBuild.dir);
  try {
    const qualities = await measureQualities(browser, hosts['HTTP/1.1'].page.origin, plan.paths);
    const speeds = await measureSpeeds(browser, hosts, plan);
    return protocols.flatMap((protocol) =>
      plan.paths.flatMap((path) => {
        const pairs = speeds.get(keyOf({ path, protocol }));
        const quality = qualities.get(path);
        if (!pairs || !quality) return [];
        return [{ path, protocol, rounds: pairs.length, ...pairMedians(pairs), quality }];
      }),
    );
  } finally {
    for (const host of Object.values(hosts).flatMap(Object.values)) await host.stop();
    await limitBuild.remove();
  }
}
