import { readPlaywright, readVitest } from './test-counts.mjs';

/**
 * One step of the tests: an npm script, and for the test runners how to have them write a report.
 *
 * @typedef {{
 *   name: string,
 *   script: string,
 *   needs?: string,
 *   report?: {
 *     read: (report: any) => import('./test-counts.mjs').Outcome,
 *     args: (path: string) => string[],
 *     env: (path: string) => Record<string, string>,
 *   },
 * }} Step
 */

/** @type {NonNullable<Step['report']>} */
const vitest = {
  read: readVitest,
  args: (path) => ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
  env: () => ({}),
};

/** @type {NonNullable<Step['report']>} */
const playwright = {
  read: readPlaywright,
  args: () => ['--reporter=list,json'],
  env: (path) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
};

/** @type {readonly Step[]} */
export const steps = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unit', script: 'unit', report: vitest },
  { name: 'build', script: 'build' },
  { name: 'brands', script: 'brands', report: vitest },
  { name: 'languages', script: 'languages', report: playwright },
  { name: 'site', script: 'site', needs: 'build', report: playwright },
  { name: 'security', script: 'security', needs: 'build', report: playwright },
  { name: 'browser', script: 'browser', needs: 'build', report: playwright },
];

/** What needs more programs than a browser: these run with `--everywhere`. @type {readonly Step[]} */
export const stepsElsewhere = [
  { name: 'hosts', script: 'test:hosts', needs: 'build', report: playwright },
  { name: 'firefox', script: 'test:firefox', needs: 'build', report: vitest },
];
