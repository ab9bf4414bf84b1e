import type { Browser } from 'puppeteer-core';
import { median } from './median.ts';
import { startOwnServer } from './own-server.ts';
import { createProgress } from './progress.ts';
import type { NavigationResult } from './results.ts';
import { startSlowLine } from './slow-line.ts';
import { type Visit, visit, type Way, ways } from './visit.ts';

/** Menu links, from the page and to the page; the last two lie in a dropdown. */
const links = [
  { from: '/', to: '/pricing' },
  { from: '/pricing', to: '/sign-in' },
  { from: '/', to: '/solutions/travel-agencies' },
  { from: '/pricing', to: '/features/analytics' },
] as const;

type Turn = { from: string; to: string; way: Way };
const keyOf = ({ from, to, way }: Turn) => `${from} → ${to}, ${way}`;

function planTurns(rounds: number): Turn[] {
  const round = links.flatMap((link) => ways.map((way) => ({ ...link, way })));
  return Array.from({ length: rounds }, () => round).flat();
}

async function makeVisits(browser: Browser, dir: string, rounds: number) {
  const server = await startOwnServer(dir);
  const line = await startSlowLine(server.origin);
  const plainLine = await startSlowLine(server.origin, { refusesSpeculation: true });
  const turns = planTurns(rounds);
  const step = createProgress(turns.length);
  const visits = new Map<string, Visit[]>();
  try {
    for (const turn of turns) {
      const { origin } = turn.way === 'asBuilt' ? line : plainLine;
      const done = await visit(browser, { origin, ...turn });
      visits.set(keyOf(turn), [...(visits.get(keyOf(turn)) ?? []), done]);
      step(`${keyOf(turn)}: ${Math.round(done.ms)} ms, ${done.how}`);
    }
    return visits;
  } finally {
    for (const host of [line, plainLine, server]) await host.stop();
  }
}

export async function measureNavigation(
  browser: Browser,
  { dir, rounds }: { dir: string; rounds: number },
): Promise<NavigationResult[]> {
  const visits = await makeVisits(browser, dir, rounds);
  return links.map((link) => {
    const of = (way: Way) => visits.get(keyOf({ ...link, way })) ?? [];
    const ms = (way: Way) => median(of(way).map((each) => each.ms));
    const how = [...new Set(of('asBuilt').map((each) => each.how))].join(', ');
    return { ...link, cold: ms('cold'), cached: ms('cached'), asBuilt: ms('asBuilt'), how };
  });
}
