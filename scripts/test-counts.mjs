import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {Counts & { failures: string[] }} Outcome what a runner reports: the failed by name too
 */

/**
 * Adds a file that could not even be loaded as one failure: it has no tests to count.
 *
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: readonly {
 *     name: string,
 *     status: string,
 *     assertionResults: readonly { status: string, fullName: string }[],
 *   }[],
 * }} report
 * @returns {Outcome}
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name }) => name), ...failures],
  };
}

/**
 * @typedef {{
 *   suites?: readonly PlaywrightSuite[],
 *   specs?: readonly { file: string, line: number, title: string, ok: boolean }[],
 * }} PlaywrightSuite
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...suites.flatMap(failedSpecs),
  ];
}

/**
 * @param {PlaywrightSuite & {
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: readonly { message?: string }[],
 * }} report
 * @returns {Outcome}
 */
export function readPlaywright({ stats, errors, ...suite }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...errors.map(({ message }) => message ?? 'error'), ...failedSpecs(suite)],
  };
}

/**
 * What a step adds to the sum. A runner that ended badly without naming a failure, or that ran
 * nothing at all, has failed once.
 *
 * @param {number} exitCode
 * @param {Outcome | undefined} reported
 * @returns {Outcome}
 */
export function settle(exitCode, reported) {
  const outcome = reported ?? { passed: 0, failed: 0, failures: [] };
  const isSilent = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0);
  return isSilent ? { ...outcome, failed: 1 } : outcome;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/**
 * @param {string} path
 * @param {(report: any) => Outcome} read
 * @returns {Outcome | undefined}
 */
export function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
