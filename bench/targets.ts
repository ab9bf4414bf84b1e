import type { Audit, Bytes, PageResult, Rate, Results } from './results.ts';

export const targets = {
  score: 100,
  /** Not 100, because the last point varies from run to run. */
  performance: 99,
  /** First and largest paint, as multiples of the limit page's. */
  ratio: 1.25,
  blockingMs: 120,
  shift: 0.01,
  /** Of the landing page alone. */
  mainThreadMs: 1500,
  elements: 850,
  /** Before the visitor acts. */
  scriptBytes: 8000,
  fontBytes: 40_000,
  /** Of the rate of bare @fastify/static. */
  rate: 0.8,
};

export const ratios = ({ page, limit }: PageResult) => ({
  firstPaint: page.firstPaint / limit.firstPaint,
  largestPaint: page.largestPaint / limit.largestPaint,
});

/** Compared as printed: a ratio shown as 1.25 meets a target of 1.25. */
const tooHigh = (name: string, value: number, most: number, digits = 0) =>
  Number(value.toFixed(digits)) <= most ? [] : [`${name} ${value.toFixed(digits)}`];
const tooLow = (name: string, value: number, least: number, digits = 0) =>
  Number(value.toFixed(digits)) >= least ? [] : [`${name} ${value.toFixed(digits)}`];

export function missedByPage(result: PageResult): string[] {
  const { path, page } = result;
  return [
    ...tooLow('performance', page.performance, targets.performance),
    ...tooLow('accessibility', page.accessibility, targets.score),
    ...tooLow('best practices', page.bestPractices, targets.score),
    // Search engines are not meant to find the error page.
    ...(path === '/404' ? [] : tooLow('SEO', page.seo, targets.score)),
    ...tooHigh('first paint ×', ratios(result).firstPaint, targets.ratio, 2),
    ...tooHigh('largest paint ×', ratios(result).largestPaint, targets.ratio, 2),
    ...tooHigh('blocking ms', page.blocking, targets.blockingMs),
    ...tooHigh('shift', page.shift, targets.shift, 3),
    ...(path === '/' ? missedByLanding(page) : []),
  ];
}

const missedByLanding = ({ mainThread, elements }: Audit): string[] => [
  ...tooHigh('main thread ms', mainThread, targets.mainThreadMs),
  ...tooHigh('elements', elements, targets.elements),
];

export const missedByBytes = ({ script, fonts }: Bytes): string[] => [
  ...tooHigh('script bytes', script, targets.scriptBytes),
  ...tooHigh('font bytes', fonts, targets.fontBytes),
];

export const missedByServer = ({ own, bare, errors }: Rate): string[] => [
  ...tooLow('share of the bare rate', own / bare, targets.rate, 2),
  ...tooHigh('failed requests', errors, 0),
];

export const missed = ({ pages = [], bytes = [], server }: Results): string[] => [
  ...pages.flatMap((page) => missedByPage(page).map((what) => `${page.path}: ${what}`)),
  ...bytes.flatMap((page) => missedByBytes(page).map((what) => `${page.path}: ${what}`)),
  ...(server ? missedByServer(server) : []),
];
