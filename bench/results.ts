export const parts = ['pages', 'navigation', 'bytes', 'server', 'build'] as const;
export type Part = (typeof parts)[number];

/** The build, the pages of it that are measured, and how often. */
export type Plan = { dir: string; paths: readonly string[]; rounds: number };

/** What Lighthouse says of a page: scores from 0 to 100, times in milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
};
export type PageResult = { path: string; page: Audit; limit: Audit };

/** From the click to the next page's largest paint, in milliseconds, and how that page came. */
export type Navigation = { from: string; to: string; isSudden: boolean; ms: number; how: string };

/** Bodies as sent. Scripts are files and those inside the page, which HTML counts, too. */
export type Bytes = { path: string } & Record<
  'html' | 'css' | 'script' | 'fonts' | 'other',
  number
>;

/** Requests answered per second, by the site's own server and by @fastify/static alone. */
export type Rate = { own: number; bare: number; errors: number };

export type BuildTime = { cleanSeconds: number; editMs: number };

export type Results = {
  /** The day each part was measured: one part can be measured again without the others. */
  dates: Partial<Record<Part, string>>;
  rounds: number;
  machine: string;
  pages?: readonly PageResult[];
  navigation?: readonly Navigation[];
  bytes?: readonly Bytes[];
  server?: Rate;
  build?: BuildTime;
};

/** Of an even number of values, the upper one in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
