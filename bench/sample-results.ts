import type { Metrics, PageResult, Quality, Results } from './results.ts';

const limit: Metrics = {
  performance: 100,
  firstPaint: 800,
  largestPaint: 900,
  blocking: 0,
  shift: 0,
  machineIndex: 1000,
};
const quality: Quality = { accessibility: 100, bestPractices: 100, seo: 100 };

/** A page that meets every target, but for what is changed; for tests. */
export function samplePage(
  changed: { path?: string; page?: Partial<Metrics>; quality?: Partial<Quality> } = {},
): PageResult {
  return {
    path: changed.path ?? '/pricing',
    protocol: 'HTTP/1.1',
    rounds: 5,
    page: { ...limit, firstPaint: 840, largestPaint: 990, ...changed.page },
    limit,
    quality: { ...quality, ...changed.quality },
  };
}

export const sampleResults: Results = {
  dates: {
    pages: '2026-11-15',
    navigation: '2026-11-15',
    server: '2026-11-15',
    build: '2026-11-14',
  },
  machine: '2 cores',
  versions: 'Chromium 156',
  quick: false,
  pages: [samplePage({ path: '/' }), samplePage(), { ...samplePage(), protocol: 'HTTP/2' }],
  navigation: [
    { from: '/', to: '/pricing', cold: 900, cached: 600, asBuilt: 40, how: 'prerendered' },
  ],
  server: [
    { name: 'own server', requestsPerSecond: 12_345, p99: 9.8, errors: 0 },
    { name: 'nginx', requestsPerSecond: 20_000, p99: 6.1, errors: 0 },
  ],
  build: {
    cleanSeconds: 9.8,
    editMs: 120,
    growth: [
      { pages: 20, seconds: 12 },
      { pages: 200, seconds: 30 },
    ],
  },
};
