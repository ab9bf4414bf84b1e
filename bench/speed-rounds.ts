import { median } from './median.ts';
import { type Metrics, type Protocol, protocols } from './results.ts';

export type Turn = { path: string; protocol: Protocol };
export type Pair = { page: Metrics; limit: Metrics };

/**
 * The order of measuring. Every page has had its turn before any has its next, so that a machine
 * that is slow for a while is slow for all of them.
 */
export const planTurns = (paths: readonly string[], rounds: number): Turn[] =>
  Array.from({ length: rounds }, () =>
    paths.flatMap((path) => protocols.map((protocol) => ({ path, protocol }))),
  ).flat();

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
