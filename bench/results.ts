import type { Part } from './flags.ts';

/** What one Lighthouse run says, in milliseconds; shift has no unit. */
export type Metrics = {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** How fast Lighthouse found the machine at that moment; a busy machine is a slow one. */
  machineIndex: number;
};

/** Lighthouse scores from 0 to 100. An error page is not meant to be found, so it has no SEO. */
export type Quality = { accessibility: number; bestPractices: number; seo: number | undefined };

export const protocols = ['HTTP/1.1', 'HTTP/2'] as const;
export type Protocol = (typeof protocols)[number];

/** Medians of one page and of its limit page over one protocol. */
export type PageResult = {
  path: string;
  protocol: Protocol;
  rounds: number;
  page: Metrics;
  limit: Metrics;
  quality: Quality;
};

/** Medians from click to largest paint, in milliseconds. */
export type NavigationResult = {
  from: string;
  to: string;
  cold: number;
  cached: number;
  asBuilt: number;
  /** How the last visit came about: prerendered, prefetched or loaded after the click. */
  how: string;
};

export type LoadResult = {
  name: string;
  requestsPerSecond: number;
  p99: number;
  errors: number;
};

export type BuildResult = {
  cleanSeconds: number;
  editMs: number;
  growth: readonly { pages: number; seconds: number }[];
};

export type Results = {
  /** The day each part was measured: one part can be measured again without the others. */
  dates: Partial<Record<Part, string>>;
  machine: string;
  versions: string;
  quick: boolean;
  pages?: readonly PageResult[];
  navigation?: readonly NavigationResult[];
  server?: readonly LoadResult[];
  build?: BuildResult;
};
