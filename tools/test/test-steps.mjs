import { readPlaywright, readVitest } from './test-counts.mjs';

/**
 * An npm script, and how it reports if it is a test runner.
 *
 * @typedef {{
 *   script: string,
 *   needs?: string,
 *   report?: { read: (report: any) => import('./test-counts.mjs').Outcome, args: (path: string) => string[] },
 * }} TestStep
 */

const vitest = {
  read: readVitest,
  /** @param {string} path */
  args: (path) => ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
};
// An environment variable tells Playwright where to write its report.
const playwright = { read: readPlaywright, args: () => ['--reporter=list,json'] };

/** @type {readonly TestStep[]} */
export const steps = [
  { script: 'format:check' },
  { script: 'lint' },
  { script: 'types' },
  { script: 'unit', report: vitest },
  { script: 'build' },
  { script: 'built', needs: 'build', report: vitest },
  { script: 'intake', report: vitest },
  { script: 'site', needs: 'build', report: playwright },
  { script: 'security', needs: 'build', report: playwright },
];

/**
 * Only with --all: what tests the shipped content, and what needs other servers and browsers. Owners,
 * who change content and not code, need none of it.
 *
 * @type {readonly TestStep[]}
 */
export const moreSteps = [
  { script: 'test:shipped', report: vitest },
  { script: 'languages', report: playwright },
  { script: 'test:owners', report: vitest },
  { script: 'test:update', report: vitest },
  { script: 'test:spec', needs: 'build', report: playwright },
  { script: 'test:edit', needs: 'build', report: playwright },
  { script: 'test:hosts', needs: 'build', report: playwright },
  { script: 'test:postgres' },
  { script: 'test:firefox', needs: 'build', report: vitest },
  { script: 'test:webkit', needs: 'build', report: vitest },
];
