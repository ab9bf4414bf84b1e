import { runChild } from './child.ts';
import { median } from './median.ts';
import { startNginx, staticForm } from './nginx.ts';
import { type Host, startOwnServer } from './own-server.ts';
import { parseWrk, type WrkReport } from './parse-wrk.ts';
import { createProgress } from './progress.ts';
import type { LoadResult } from './results.ts';

const connections = 64;
const threads = 2;

async function load({ origin }: Host, seconds: number): Promise<WrkReport> {
  const shape = ['-t', String(threads), '-c', String(connections), '-d', `${seconds}s`];
  const asked = ['--latency', '-H', 'Accept-Encoding: br, gzip', `${origin}/`];
  return parseWrk(await runChild('wrk', [...shape, ...asked]));
}

/** Total over total for the rate; the slowest hundredth cannot be added up, so its median. */
function summarize(name: string, reports: readonly WrkReport[]): LoadResult {
  const sum = (field: 'requests' | 'seconds' | 'errors') =>
    reports.reduce((total, report) => total + report[field], 0);
  return {
    name,
    requestsPerSecond: sum('requests') / sum('seconds'),
    p99: median(reports.map(({ p99 }) => p99)),
    errors: sum('errors'),
  };
}

/** The landing page under load, the two servers by turns so that both meet the same machine. */
export async function measureServer(
  dir: string,
  { turns, seconds }: { turns: number; seconds: number },
): Promise<LoadResult[]> {
  const contenders = [
    { name: 'own server', host: await startOwnServer(dir), reports: [] as WrkReport[] },
    {
      name: `nginx, ${staticForm}`,
      host: await startNginx(dir, { secure: false }),
      reports: [] as WrkReport[],
    },
  ];
  const step = createProgress(turns * contenders.length);
  try {
    // The first seconds of a process are spent on compiling what the rest of its life runs on.
    for (const { host } of contenders) await load(host, 2);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const { name, host, reports } of contenders) {
        const report = await load(host, seconds);
        reports.push(report);
        const rate = Math.round(report.requests / report.seconds);
        step(`${name}: ${rate} requests/s, 99 % within ${report.p99} ms, ${report.errors} errors`);
      }
    }
    return contenders.map(({ name, reports }) => summarize(name, reports));
  } finally {
    for (const { host } of contenders) await host.stop();
  }
}
