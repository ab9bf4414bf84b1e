export type WrkReport = { requests: number; seconds: number; p99: number; errors: number };

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function number(report: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(report)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Reads what wrk prints with --latency. Its error lines are there only when there were errors. */
export function parseWrk(report: string): WrkReport {
  const p99 = /^\s*99%\s+([\d.]+)(us|ms|s|m)$/m.exec(report);
  const totals = /^\s*(\d+) requests in ([\d.]+)(ms|s|m),/m.exec(report);
  if (!p99 || !totals) throw new Error(`wrk said something else:\n${report}`);
  const refused = number(report, /Non-2xx or 3xx responses: (\d+)/) ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    report,
  );
  return {
    requests: Number(totals[1]),
    seconds: (Number(totals[2]) * (units[totals[3] ?? ''] ?? 1)) / 1000,
    p99: Number(p99[1]) * (units[p99[2] ?? ''] ?? 1),
    errors: (broken ?? []).slice(1).reduce((sum, count) => sum + Number(count), refused),
  };
}
