import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import type { BuildResult, LoadResult, NavigationResult, PageResult, Results } from './results.ts';
import { protocols } from './results.ts';
import { missedByBuild, missedByPage, missedByServer, ratios, targets } from './targets.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const times = (value: number) => value.toFixed(2);
const verdict = (missed: readonly string[]) => (missed.length === 0 ? 'yes' : missed.join('; '));

function pageTable(pages: readonly PageResult[]): string {
  const head = [
    'page',
    'perf.',
    'access.',
    'best pr.',
    'SEO',
    'first paint ms',
    '× limit',
    'largest paint ms',
    '× limit',
    'blocking ms',
    'limit’s',
    'shift',
    'met',
  ];
  return markdownTable(
    head,
    pages.map((result) => {
      const { path, page, limit, quality } = result;
      const { firstPaint, largestPaint } = ratios(result);
      return [
        path,
        whole(page.performance),
        quality.accessibility,
        quality.bestPractices,
        quality.seo ?? '–',
        whole(page.firstPaint),
        times(firstPaint),
        whole(page.largestPaint),
        times(largestPaint),
        whole(page.blocking),
        whole(limit.blocking),
        Number(page.shift.toFixed(3)),
        verdict(missedByPage(result)),
      ];
    }),
  );
}

const navigationTable = (navigation: readonly NavigationResult[]) =>
  markdownTable(
    ['from', 'to', 'cold ms', 'files cached ms', 'as built ms', 'how'],
    navigation.map(({ from, to, cold, cached, asBuilt, how }) => [
      from,
      to,
      whole(cold),
      whole(cached),
      whole(asBuilt),
      how,
    ]),
  );

const serverTable = (server: readonly LoadResult[]) =>
  markdownTable(
    ['server', 'requests/s', '99 % within ms', 'errors'],
    server.map(({ name, requestsPerSecond, p99, errors }) => [
      name,
      whole(requestsPerSecond),
      p99.toFixed(1),
      errors,
    ]),
  );

const buildTable = ({ cleanSeconds, editMs, growth }: BuildResult) =>
  markdownTable(
    ['build', 'measured'],
    [
      ['clean build', `${cleanSeconds.toFixed(1)} s`],
      ['an edit, until the browser shows it', `${whole(editMs)} ms`],
      ...growth.map(({ pages, seconds }) => [
        `with ${whole(pages)} more pages`,
        `${seconds.toFixed(1)} s`,
      ]),
    ],
  );

/** Everything a run found, with the targets beside it. The README shows this very text. */
export function report(results: Results): string {
  const { dates, pages = [], navigation, server, build } = results;
  const parts = [
    `Measured on ${results.machine} with ${results.versions}${results.quick ? ', in a quick run' : ''}.`,
  ];
  if (pages.length > 0) {
    const index = median(pages.map(({ page }) => page.machineIndex));
    parts[0] += ` Lighthouse’s index of the machine while it ran: ${whole(index)}.`;
  }
  for (const protocol of protocols) {
    const of = pages.filter((page) => page.protocol === protocol);
    if (of.length === 0) continue;
    const met = of.filter((page) => missedByPage(page).length === 0).length;
    parts.push(
      `**Pages over ${protocol}**, ${dates.pages}: Lighthouse’s mobile profile, no spare browser process, median of ${of[0]?.rounds}. Targets: scores ${targets.score}, ` +
        `paints at most ${targets.ratio} × the limit page’s, blocking at most ${targets.blockingMs} ms, shift ${targets.shift}. Met by ${met} of ${of.length}.`,
      pageTable(of),
    );
  }
  if (navigation) {
    parts.push(
      `**From a click on a menu link to the next page’s largest paint**, ${dates.navigation}, on a line of 150 ms and 1.6 Mbit/s.`,
      navigationTable(navigation),
    );
  }
  if (server) {
    const met = verdict(missedByServer(server));
    parts.push(
      `**The landing page under 64 connections**, ${dates.server}, both servers by turns. Target: at least ${targets.rate} of nginx’s rate, no error. Met: ${met}.`,
      serverTable(server),
    );
  }
  if (build) {
    const met = verdict(missedByBuild(build));
    parts.push(
      `**Building**, ${dates.build}. Targets: ${targets.buildSeconds} s and ${targets.editMs} ms. Met: ${met}.`,
      buildTable(build),
    );
  }
  return parts.join('\n\n');
}

/** Every target that was missed, one line each. */
export function missed({ pages = [], server, build }: Results): string[] {
  return [
    ...pages.flatMap((page) =>
      missedByPage(page).map((what) => `${page.path} over ${page.protocol}: ${what}`),
    ),
    ...(server ? missedByServer(server).map((what) => `server: ${what}`) : []),
    ...(build ? missedByBuild(build).map((what) => `build: ${what}`) : []),
  ];
}
