import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * A failed test with the start of its message.
 *
 * @param {string} name
 * @param {string} [message]
 */
const withReason = (name, message) =>
  message
    ? `${name}\n    ${stripVTControlCharacters(message).slice(0, 2000).replaceAll('\n', '\n    ')}`
    : name;

/** @typedef {{ passed: number, failures: string[] }} Outcome */

/**
 * A file that cannot be loaded has no tests and counts as one failure.
 *
 * @param {{
 *   numPassedTests: number,
 *   testResults: readonly {
 *     name: string,
 *     status: string,
 *     assertionResults: readonly {
 *       status: string,
 *       fullName: string,
 *       failureMessages?: readonly string[],
 *     }[],
 *   }[],
 * }} report
 * @returns {Outcome}
 */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [name]
        : failed.map(({ fullName, failureMessages = [] }) =>
            withReason(`${name}: ${fullName}`, failureMessages[0]),
          );
    });
  return { passed: numPassedTests, failures };
}

/**
 * @typedef {{
 *   file: string,
 *   line: number,
 *   title: string,
 *   ok: boolean,
 *   tests?: readonly { results: readonly { error?: { message?: string } }[] }[],
 * }} Spec
 *
 * @typedef {{
 *   suites?: readonly Suite[],
 *   specs?: readonly Spec[],
 * }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, line, title, ok, tests }) =>
    ok
      ? []
      : withReason(`${file}:${line}: ${title}`, tests?.at(-1)?.results.at(-1)?.error?.message),
  ),
  ...suites.flatMap(failedSpecs),
];

/**
 * @param {Suite & { stats: { expected: number }, errors: readonly { message?: string }[] }} report
 * @returns {Outcome}
 */
export function readPlaywright({ stats, errors, ...suite }) {
  const failures = [...errors.map(({ message }) => message ?? 'error'), ...failedSpecs(suite)];
  return { passed: stats.expected, failures };
}

/**
 * Adds a failure if the runner exited with an error but named none, or ran no tests at all.
 *
 * @param {number} code the runner's exit code
 * @param {Outcome} outcome
 * @returns {Outcome}
 */
export function settle(code, { passed, failures }) {
  const isUnnamed = failures.length === 0 && (code !== 0 || passed === 0);
  return { passed, failures: isUnnamed ? [`ended with code ${code}`] : failures };
}

/**
 * @param {string} path
 * @param {(report: any) => Outcome} read
 */
export const readReport = (path, read) =>
  existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failures: [] };
