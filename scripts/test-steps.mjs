import { readPlaywright, readVitest } from './test-counts.mjs';

/**
 * One step of the tests: an npm script, and for test runners how they report.
 *
 * @typedef {{
 *   script: string,
 *   needs?: string,
 *   report?: { read: (report: any) => import('./test-counts.mjs').Outcome, args: (path: string) => string[] },
 * }} Step
 */

const vitest = {
  read: readVitest,
  /** @param {string} path */
  args: (path) => ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
};
// Playwright is told by a variable where to write its report.
const playwright = { read: readPlaywright, args: () => ['--reporter=list,json'] };

/** @type {readonly Step[]} */
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
 * With --all also what begins from the words that ship or pins them, and what needs other servers and
 * browsers: it proves the code, which owners leave alone.
 *
 * @type {readonly Step[]}
 */
export const moreSteps = [
  { script: 'test:shipped', report: vitest },
  { script: 'brands', report: vitest },
  { script: 'languages', report: playwright },
  { script: 'test:owners', report: vitest },
  { script: 'test:spec', needs: 'build', report: playwright },
  { script: 'test:edit', needs: 'build', report: playwright },
  { script: 'test:hosts', needs: 'build', report: playwright },
  { script: 'test:postgres' },
  { script: 'test:firefox', needs: 'build', report: vitest },
  { script: 'test:webkit', needs: 'build', report: vitest },
];
