export const parts = ['pages', 'navigation', 'bytes', 'server', 'build'] as const;
export type Part = (typeof parts)[number];

/** What is measured: the build, its pages, and how often. */
export type Scope = { dir: string; paths: readonly string[]; rounds: number };

/** What Lighthouse finds: scores from 0 to 100, times in milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** All work of the main thread. */
  mainThread: number;
  /** In the finished document. */
  elements: number;
};
export type PageResult = { path: string; page: Audit; limit: Audit };

/** The time from a click to the next page's largest paint, and whether that page was prerendered. */
export type Navigation = { from: string; to: string; isSudden: boolean; ms: number; how: string };

/** Bodies as they are sent. Inline scripts count both as script and as HTML. */
export type Bytes = { path: string } & Record<
  'html' | 'css' | 'script' | 'fonts' | 'other',
  number
>;

/** Requests per second of the site's own server, and of @fastify/static alone. */
export type Rate = { own: number; bare: number; errors: number };

export type BuildTime = { cleanSeconds: number; editMs: number };

export type Results = {
  /** For each part, because one can be measured again without the others. */
  dates: Partial<Record<Part, string>>;
  rounds: number;
  machine: string;
  pages?: readonly PageResult[];
  navigation?: readonly Navigation[];
  bytes?: readonly Bytes[];
  server?: Rate;
  build?: BuildTime;
};

/** Of an even number of values, the upper one of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
