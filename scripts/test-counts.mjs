import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Adds a file that could not even be loaded as one failure: it has no tests to count.
 *
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[],
 * }} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: readonly unknown[],
 * }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * What a step adds to the sum. A runner that ended badly without naming a failure, or that ran
 * nothing at all, has failed once.
 *
 * @param {number} exitCode
 * @param {Counts | undefined} reported
 * @returns {Counts}
 */
export function settle(exitCode, reported) {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 };
  if (failed === 0 && (exitCode !== 0 || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
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
 * @param {(report: any) => Counts} count
 * @returns {Counts | undefined}
 */
export function readCounts(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
