import type { Bytes, PageResult, Rate, Results } from './results.ts';

export const targets = {
  score: 100,
  /** The last point of it comes and goes with the machine. */
  performance: 99,
  /** First and largest paint, as multiples of the limit page's. */
  ratio: 1.25,
  blockingMs: 120,
  shift: 0.01,
  /** Before somebody acts. */
  scriptBytes: 8000,
  /** Of the rate of bare @fastify/static. */
  rate: 0.8,
};

export const ratios = ({ page, limit }: PageResult) => ({
  firstPaint: page.firstPaint / limit.firstPaint,
  largestPaint: page.largestPaint / limit.largestPaint,
});

/** Judged as printed: a ratio shown as 1.25 has met a target of 1.25. */
const above = (name: string, value: number, most: number, digits = 0) =>
  Number(value.toFixed(digits)) <= most ? [] : [`${name} ${value.toFixed(digits)}`];
const below = (name: string, value: number, least: number, digits = 0) =>
  Number(value.toFixed(digits)) >= least ? [] : [`${name} ${value.toFixed(digits)}`];

/** What a page misses, in words; nothing when it meets every target. */
export function missedByPage(result: PageResult): string[] {
  const { path, page } = result;
  return [
    ...below('performance', page.performance, targets.performance),
    ...below('accessibility', page.accessibility, targets.score),
    ...below('best practices', page.bestPractices, targets.score),
    // An error page is not meant to be found.
    ...(path === '/404' ? [] : below('SEO', page.seo, targets.score)),
    ...above('first paint ×', ratios(result).firstPaint, targets.ratio, 2),
    ...above('largest paint ×', ratios(result).largestPaint, targets.ratio, 2),
    ...above('blocking ms', page.blocking, targets.blockingMs),
    ...above('shift', page.shift, targets.shift, 3),
  ];
}

export const missedByBytes = ({ script }: Bytes): string[] =>
  above('script bytes', script, targets.scriptBytes);

export const missedByServer = ({ own, bare, errors }: Rate): string[] => [
  ...below('share of the bare rate', own / bare, targets.rate, 2),
  ...above('failed requests', errors, 0),
];

/** Every target that was missed, one line each. */
export const missed = ({ pages = [], bytes = [], server }: Results): string[] => [
  ...pages.flatMap((page) => missedByPage(page).map((what) => `${page.path}: ${what}`)),
  ...bytes.flatMap((page) => missedByBytes(page).map((what) => `${page.path}: ${what}`)),
  ...(server ? missedByServer(server) : []),
];
