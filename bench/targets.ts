import type { BuildResult, LoadResult, PageResult } from './results.ts';

export const targets = {
  score: 100,
  /** First and largest paint, as a multiple of the limit page's. */
  ratio: 1.15,
  blockingMs: 30,
  shift: 0,
  /** The server's rate, as a part of nginx's. */
  rate: 0.5,
  buildSeconds: 20,
  editMs: 300,
} as const;

export type Ratios = { firstPaint: number; largestPaint: number };

export function ratios({ page, limit }: Pick<PageResult, 'page' | 'limit'>): Ratios {
  return {
    firstPaint: page.firstPaint / limit.firstPaint,
    largestPaint: page.largestPaint / limit.largestPaint,
  };
}

/** As printed: a ratio shown as 1.15 has met a target of 1.15. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const above = (name: string, value: number, limit: number, digits = 0) =>
  rounded(value, digits) > limit ? [`${name} ${value.toFixed(digits)}`] : [];
const below = (name: string, value: number | undefined, limit: number) =>
  value !== undefined && value < limit ? [`${name} ${rounded(value, 2)}`] : [];

/** What a page misses, in words; nothing when it meets every target. */
export function missedByPage(result: PageResult): string[] {
  const { page, quality } = result;
  const { firstPaint, largestPaint } = ratios(result);
  return [
    ...below('performance', page.performance, targets.score),
    ...below('accessibility', quality.accessibility, targets.score),
    ...below('best practices', quality.bestPractices, targets.score),
    ...below('SEO', quality.seo, targets.score),
    ...above('first paint ×', firstPaint, targets.ratio, 2),
    ...above('largest paint ×', largestPaint, targets.ratio, 2),
    ...above('blocking ms', page.blocking, targets.blockingMs),
    ...above('shift', page.shift, targets.shift, 3),
  ];
}

/** The first of the two is the site's own server, the second is nginx. */
export function missedByServer([own, other]: readonly LoadResult[]): string[] {
  if (!own || !other) return [];
  return [
    ...below('rate ÷ nginx’s', own.requestsPerSecond / other.requestsPerSecond, targets.rate),
    ...above('failed requests', own.errors, 0),
  ];
}

export function missedByBuild({ cleanSeconds, editMs }: BuildResult): string[] {
  return [
    ...above('clean build s', cleanSeconds, targets.buildSeconds, 1),
    ...above('edit ms', editMs, targets.editMs),
  ];
}
