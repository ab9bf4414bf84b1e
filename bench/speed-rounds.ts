import { median } from './median.ts';
import type { Metrics, Protocol } from './results.ts';

export type Turn = { path: string; protocol: Protocol };
export type Pair = { page: Metrics; limit: Metrics };

/** Hosts differ less than pages do: three rounds over HTTP/2 for every five over HTTP/1.1. */
const http2Share = 0.6;

/**
 * The order of measuring. Every page has had its turn before any has its next, so that a machine
 * that is slow for a while is slow for all of them.
 */
export function planTurns(paths: readonly string[], rounds: number): Turn[] {
  const http2Rounds = Math.ceil(rounds * http2Share);
  return Array.from({ length: rounds }, (_, round) =>
    paths.flatMap((path): Turn[] => [
      { path, protocol: 'HTTP/1.1' },
      ...(round < http2Rounds ? [{ path, protocol: 'HTTP/2' } as const] : []),
    ]),
  ).flat();
}

function mediansOf(runs: readonly Metrics[]): Metrics {
  const of = (name: keyof Metrics) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    machineIndex: of('machineIndex'),
  };
}

export function pairMedians(pairs: readonly Pair[]): Pair {
  return {
    page: mediansOf(pairs.map(({ page }) => page)),
    limit: mediansOf(pairs.map(({ limit }) => limit)),
  };
}
